import PackageBuilds
import Processes
import Reports

/// What has changed between any two versions.
struct VersionComparison {
  let versions: VersionPair
  let report: Report
  /// What kept the comparison from checking everything, a sentence each.
  let gaps: [String]
}

extension Workspace {
  /// Compares `old` with `new`, or with the working tree if `new` is nil, and applies decisions and releases.
  func compare(_ old: String, with new: String?, _ outcome: inout Outcome) throws -> VersionComparison {
    let versions = try during(.versions) { try self.versions(old, new) }
    // To find the tags, git walks through the whole history.
    let tags = versions.commits.map { [reader] commits in
      Prefetch {
        (
          old: reader.tags(in: commits.old), new: reader.tags(in: commits.new),
          released: reader.tags(at: commits.new)
        )
      }
    }
    defer { _ = tags?.answer }
    let (found, unproven) = try compared(versions, &outcome)
    var report = found
    if new == nil {
      report = try during(.decisions) {
        try decided(report, since: versions.old.commit, isStrict: false)
      }
    } else if let tags = tags?.answer, let commits = versions.commits {
      report = try during(.decisions) { try decided(report, asIn: commits.new, tags: tags.new) }
      report = report.planning(after: tags.old, containing: tags.new, releasedAs: tags.released)
    }
    return VersionComparison(
      versions: versions, report: report,
      gaps: unproven + report.gaps(between: [versions.old, versions.new]))
  }
}
