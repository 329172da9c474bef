import Packages
import Reports

/// What has changed between any two versions.
struct VersionComparison {
  let versions: VersionPair
  let report: Report
  /// What kept it from being whole.
  let gaps: [String]

  /// Compares what `old` and `new` name, the working tree if there is no `new`, in view of what was accepted and released.
  init(_ old: String, _ new: String?, in workspace: Workspace, _ outcome: inout Outcome) throws {
    let versions = try during(.versions) { try workspace.versions(old, new) }
    self.versions = versions
    let (found, unproven) = try workspace.compared(versions, &outcome)
    var report = found
    if new == nil {
      report = try during(.decisions) {
        try workspace.decided(report, since: versions.old.commit, isStrict: false)
      }
    } else if let (old, new) = versions.commits {
      report = report.planning(
        after: workspace.reader.tags(in: old), containing: workspace.reader.tags(in: new))
    }
    self.report = report
    gaps = unproven + report.gaps(between: [versions.old, versions.new])
  }
}
