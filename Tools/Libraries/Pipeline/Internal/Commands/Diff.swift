import Packages
import Reports

/// The command `diff`, which finds what has changed between any two versions.
struct Diff {
  let workspace: Workspace
  let old: String
  /// The other version, or nil for the working tree.
  let new: String?

  func run(_ outcome: inout Outcome) throws {
    let versions = try during(.versions) { try workspace.versions(old, new) }

    let library = workspace.library(beside: versions.modules, &outcome)
    let changes = try during(.changes) {
      try versions.modules.changes { $0.changesByRule(beside: library) }
    }
    let proven = try during(.proofs) {
      try workspace.proven(changes, of: versions.modules, beside: library)
    }
    var report = Report(comparing: versions, changes: proven.changes)
    if new == nil {
      report = try during(.decisions) {
        try workspace.decided(report, since: versions.old.commit, isStrict: false)
      }
    } else if let (old, new) = versions.commits {
      report = report.planning(
        after: workspace.reader.tags(in: old), containing: workspace.reader.tags(in: new))
    }

    let gaps = proven.gaps + report.gaps(between: [versions.old, versions.new])
    let status = workspace.status(of: report, gaps: gaps, since: versions.old.commit)
    let heading = "Comparing the \(versions.old.title) with the \(versions.new.title)."
    try during(.report) { try workspace.write(report, heading: heading, to: &outcome) }
    outcome.complaints += gaps
    outcome.status = status
  }
}
