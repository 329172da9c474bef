import Reports

extension ExitStatus {
  /// The status for a report, which is never a success if something could not be checked.
  ///
  /// The run fails on the changes that `threshold` names. If there is an `expected` part of the version to raise, only
  /// that decides: the run fails if more has to be raised after a version that contains `tags`.
  init(
    of report: Report, gaps: [String], _ threshold: ComparisonBase.Threshold,
    expecting expected: RequiredBump? = nil, after tags: [String] = []
  ) {
    self =
      switch report.outcome {
      case _ where !gaps.isEmpty: .couldNotCheck
      case .nothingCompared: .couldNotCheck
      case .settled: .nothingToReview
      case .drift, .breakage:
        report.hasVoidRecords || Self.isTooMuch(report, threshold, expected, tags) ? .drift : .nothingToReview
      }
  }

  private static func isTooMuch(
    _ report: Report, _ threshold: ComparisonBase.Threshold, _ expected: RequiredBump?, _ tags: [String]
  ) -> Bool {
    if let expected { return report.needsMore(than: expected, after: tags) }
    return report.verdict > threshold.worstPassing
  }

  /// The status of several comparisons; that something could not be checked counts as worst.
  static func worst(_ statuses: [ExitStatus]) -> ExitStatus {
    [.couldNotCheck, .drift].first(where: statuses.contains) ?? .nothingToReview
  }
}
