import APIComparison
import PackageBuilds
import Reports

extension Workspace {
  /// The exit status for a report on what has changed since the commit `base`.
  func status(
    of report: Report, gaps: [String], since base: String?, _ threshold: ComparisonBase.Threshold? = nil
  ) -> ExitStatus {
    let expected = request.expectedBump
    return ExitStatus(
      of: report, gaps: gaps, threshold ?? request.threshold, expecting: expected,
      after: expected == nil ? [] : base.map { reader.tags(in: $0) } ?? [])
  }
}
