import Compatibility

extension Report {
  /// The report with the lowest version that may be released next, where any was released before.
  ///
  /// Below 1.0 a break raises the middle number and everything else the last one. Accepted changes count too.
  public func planning(after history: ReleaseHistory) -> Report {
    var report = self
    let verdict = modules.flatMap(\.changes).map(\.verdict).max() ?? .none
    if let old = history.old { report.requiredBump = RequiredBump(verdict, after: old) }
    report.nextVersion = history.nextVersion(after: verdict)
    return report
  }
}
