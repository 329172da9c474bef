import PackageBuilds
import Reports

extension Workspace {
  /// What has changed for clients between two versions, before decisions are applied.
  ///
  /// The gaps say which changes could not be proved.
  func compared(_ versions: VersionPair, _ outcome: inout Outcome) throws -> (report: Report, gaps: [String])
  {
    let pairs = versions.modules
    let library = cachedLibrary(beside: pairs, &outcome)
    let proven = try during(.proofs) { try provenChanges(of: pairs, beside: library) }
    let report = Report(comparing: versions, changes: proven.changes, speaking: request.clientMode)
    return (ranked(report.judging(request.levels), asWrittenIn: versions.old), proven.gaps)
  }

  /// The report, whose changes say how often the tests and examples of `version` write their names, if git has it.
  func ranked(_ report: Report, asWrittenIn version: PackageVersion) -> Report {
    guard let repository = GitRepository(around: request.package) else { return report }
    return report.countingMentions { repository.mentions(of: $0, in: version.commit) }
  }

  /// What is not compared because a version cannot be built, and how to do without it.
  func gap(_ version: UnbuiltVersion) throws -> String {
    let entry = try Configuration(of: request.package).entries.first {
      $0.setting == .against
        && request.bases.map(\.revision).contains(ComparisonBase($0.value ?? "").revision)
    }
    let setting = entry.map {
      "take `against = \($0.value ?? "")` out of \(Configuration.name) (line \($0.line))"
    }
    return
      "Nothing could be compared with the \(version.title), which cannot be built; what the committed baselines have"
      + " is all that was compared. To compare with them alone, \(setting ?? "leave out --against")."
  }
}
