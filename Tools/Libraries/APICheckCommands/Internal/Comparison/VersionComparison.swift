import PackageBuilds
import Processes
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
    // Git walks through the whole history for them.
    let tags = versions.commits.map { [reader = workspace.reader] commits in
      Prefetch { (old: reader.tags(in: commits.old), new: reader.tags(in: commits.new)) }
    }
    defer { _ = tags?.answer }
    let (found, unproven) = try workspace.compared(versions, &outcome)
    var report = found
    if new == nil {
      report = try during(.decisions) {
        try workspace.decided(report, since: versions.old.commit, isStrict: false)
      }
    } else if let tags = tags?.answer {
      report = report.planning(after: tags.old, containing: tags.new)
    }
    self.report = report
    gaps = unproven + report.gaps(between: [versions.old, versions.new])
  }
}
