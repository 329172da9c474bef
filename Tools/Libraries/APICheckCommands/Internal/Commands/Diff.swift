import PackageBuilds
import Reports

/// The command `diff`, which finds what has changed between any two versions.
struct Diff {
  let workspace: Workspace
  let old: String
  /// The other version, or nil for the working tree.
  let new: String?

  func run(_ outcome: inout Outcome) throws {
    let comparison = try workspace.compare(old, with: new, &outcome)
    let (versions, report) = (comparison.versions, comparison.report)
    let heading = "Comparing the \(versions.old.title) with the \(versions.new.title)."
    try during(.report) {
      try workspace.write(
        report.adding(gaps: comparison.gaps), heading: heading,
        nextSteps: workspace.levelToConsider(after: report), to: &outcome)
    }
    outcome.complaints += comparison.gaps
    outcome.status = workspace.status(of: report, gaps: comparison.gaps, since: versions.old.commit)
  }
}
