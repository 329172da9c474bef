import PackageBuilds
import Processes
import Reports

/// The command `notes`, which writes release notes of what has changed between two versions.
struct Notes {
  let workspace: Workspace
  let old: String
  /// The other version, or nil for the working tree.
  let new: String?

  func run(_ outcome: inout Outcome) throws {
    let comparison = try workspace.compare(old, with: new, &outcome)
    let (old, new) = (comparison.versions.old.title, comparison.versions.new.title)
    workspace.progress.note("What clients notice from the \(old) to the \(new):")
    try during(.report) { try workspace.write(comparison.report.releaseNotes, to: &outcome) }
    outcome.complaints += comparison.gaps
    outcome.status = comparison.gaps.isEmpty ? .nothingToReview : .couldNotCheck
  }
}
