import PackageBuilds
import Processes
import Reports

/// What has changed between any two versions.
struct VersionComparison {
  let versions: VersionPair
  let report: Report
  /// What kept it from being whole.
  let gaps: [String]
}

extension Workspace {
  /// Compares what `old` and `new` name, the working tree if there is no `new`, in view of what was accepted and released.
  func compare(_ old: String, with new: String?, _ outcome: inout Outcome) throws -> VersionComparison {
    let versions = try during(.versions) { try self.versions(old, new) }
    // Git walks through the whole history for them.
    let tags = versions.commits.map { [reader] commits in
      Prefetch { (old: reader.tags(in: commits.old), new: reader.tags(in: commits.new)) }
    }
    defer { _ = tags?.answer }
    let (found, unproven) = try compared(versions, &outcome)
    var report = found
    if new == nil {
      report = try during(.decisions) {
        try decided(report, since: versions.old.commit, isStrict: false)
      }
    } else if let tags = tags?.answer {
      report = report.planning(after: tags.old, containing: tags.new)
    }
    return VersionComparison(
      versions: versions, report: report,
      gaps: unproven + report.gaps(between: [versions.old, versions.new]))
  }
}
