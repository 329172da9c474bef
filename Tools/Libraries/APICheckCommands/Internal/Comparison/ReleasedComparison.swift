import PackageBuilds
import Reports

/// What has changed for clients since a revision.
struct ReleasedComparison {
  let base: PackageVersion
  let report: Report
  /// What kept it from being whole.
  let gaps: [String]

  /// Compares the working tree, which `tree` is, with what `base` was, in view of what was accepted.
  init(_ base: PackageVersion, _ tree: PackageVersion, in workspace: Workspace, _ outcome: inout Outcome)
    throws
  {
    let (found, unproven) = try workspace.compared(VersionPair(base, tree), &outcome)
    report = try during(.decisions) {
      try workspace.decided(found, since: base.commit, isStrict: true)
    }
    gaps = unproven + report.gaps(between: [base])
    self.base = base
  }
}
