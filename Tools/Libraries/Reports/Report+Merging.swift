extension Report {
  /// The report with what `others` tell of the same version, compared with others; each is known by what it was compared with.
  ///
  /// How much was checked is what this one says.
  public func merging(_ others: [(title: String, report: Report)]) -> Report {
    var report = self
    for (title, other) in others {
      report.modules += other.modules.filter { !$0.changes.isEmpty }.map { module in
        ModuleReport(name: "\(module.name) since \(title)", status: module.status, changes: module.changes)
      }
      report.requiredBump = max(report.requiredBump, other.requiredBump)
      report.acceptanceProblems = report.acceptanceProblems ?? other.acceptanceProblems
    }
    return report
  }
}
