import Reports

extension ExitStatus {
  /// The verdict on a report, which needs everything to have been checked.
  ///
  /// `threshold` is what a run fails on; or else it fails if more has to be raised than `expected` after a version that
  /// contains `tags`.
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
    return switch threshold {
    case .any: true
    case .breaking: report.outcome == .breakage
    case .nothing: false
    }
  }

  /// What several comparisons come to: what could not be checked weighs most.
  static func worst(_ statuses: [ExitStatus]) -> ExitStatus {
    [.couldNotCheck, .drift].first(where: statuses.contains) ?? .nothingToReview
  }
}
