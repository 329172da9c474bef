import Packages
import Reports

/// What has changed for clients since a revision.
struct ReleasedComparison {
  let base: PackageVersion
  let tree: PackageVersion
  let report: Report
  /// What kept it from being whole.
  let gaps: [String]

  /// Compares the working tree, which `tree` is, with what `base` was, in view of what was accepted.
  init(_ base: PackageVersion, _ tree: PackageVersion, in workspace: Workspace, _ outcome: inout Outcome)
    throws
  {
    let released = VersionPair(base, tree)
    let library = workspace.library(beside: released.modules, &outcome)
    let changes = try during(.changes) {
      try released.modules.changes { $0.changesByRule(beside: library) }
    }
    let proven = try during(.proofs) {
      try workspace.proven(changes, of: released.modules, beside: library)
    }
    let report = Report(comparing: released, changes: proven.changes).judging(workspace.levels)
    self.report = try during(.decisions) {
      try workspace.decided(report, since: base.commit, isStrict: true)
    }
    gaps = proven.gaps + self.report.gaps(between: [base])
    (self.base, self.tree) = (base, tree)
  }
}
