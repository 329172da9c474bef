import PackageBuilds
import Reports

/// What has changed for clients since a revision.
struct ReleasedComparison {
  let base: PackageVersion
  let report: Report
  /// What kept it from being whole.
  let gaps: [String]
}

extension Workspace {
  /// Compares the working tree, which `tree` is, with what `base` was, in view of what was accepted.
  func compare(_ tree: PackageVersion, since base: PackageVersion, _ outcome: inout Outcome) throws
    -> ReleasedComparison
  {
    let (found, unproven) = try compared(VersionPair(base, tree), &outcome)
    let report = try during(.decisions) { try decided(found, since: base.commit, isStrict: true) }
    return ReleasedComparison(base: base, report: report, gaps: unproven + report.gaps(between: [base]))
  }
}
