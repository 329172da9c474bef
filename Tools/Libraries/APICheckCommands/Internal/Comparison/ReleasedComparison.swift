import PackageBuilds
import Reports

/// What has changed for clients since a revision.
struct ReleasedComparison {
  let base: PackageVersion
  let report: Report
  /// What kept the comparison from checking everything, a sentence each.
  let gaps: [String]
}

extension Workspace {
  /// Compares the working tree, which is `tree`, with `base`, and applies the recorded decisions.
  func compare(_ tree: PackageVersion, since base: PackageVersion, _ outcome: inout Outcome) throws
    -> ReleasedComparison
  {
    let (found, unproven) = try compared(VersionPair(base, tree), &outcome)
    let report = try during(.decisions) { try decided(found, since: base.commit, isStrict: true) }
    return ReleasedComparison(base: base, report: report, gaps: unproven + report.gaps(between: [base]))
  }
}
