import APIComparison

extension Report {
  /// The report with the lowest version that may be released next, if any version was released before.
  ///
  /// `old` and `new` are the names of the tags that each side contains, and `released` of those at the commit of the new
  /// side. Below 1.0 a break raises the middle number and everything else the last one. Accepted changes count too.
  public func planning(after old: [String], containing new: [String], releasedAs released: [String] = [])
    -> Report
  {
    let history = ReleaseHistory(oldTags: old, newTags: new, tagsOfNew: released)
    let verdict = modules.flatMap(\.changes).verdictForVersion
    var report = self
    report.requiredBump = history.bump(after: verdict)
    report.nextVersion = history.nextVersion(after: verdict)
    report.releasedIn = history.release(of: verdict)
    return report
  }

  /// Whether the changes that nobody has accepted ask for more than `bump` after a version that contains `tags`.
  public func needsMore(than bump: RequiredBump, after tags: [String]) -> Bool {
    let open = modules.flatMap(\.changes).filter { $0.accepted == nil }
    return ReleaseHistory(oldTags: tags, newTags: [], tagsOfNew: []).bump(after: open.verdictForVersion)
      > bump
  }
}
