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
    return (Report(comparing: versions, changes: proven.changes).judging(request.levels), proven.gaps)
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
