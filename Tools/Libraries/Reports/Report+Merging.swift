extension Report {
  /// The report with the changes of `others`, which compare the same version with other ones.
  ///
  /// Each title says what its report was compared with. The coverage stays that of this report.
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

extension [Report] {
  /// The reports with only those useless decisions that every one of them lists.
  public var withSharedProblems: [Report] {
    let shared = map { Set($0.acceptanceProblems ?? []) }.reduce(nil as Set<AcceptanceProblem>?) {
      known, own in
      known.map { $0.intersection(own) } ?? own
    }
    return map { report in
      var report = report
      let problems = report.acceptanceProblems?.filter { shared?.contains($0) ?? false } ?? []
      report.acceptanceProblems = problems.isEmpty ? nil : problems
      return report
    }
  }
}
