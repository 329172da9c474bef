import APIComparison
import PackageBuilds
import Reports

extension Workspace {
  /// What the findings of some rules count as.
  var levels: [String: Verdict?] {
    Dictionary(
      settings.all(.level).compactMap(RuleLevel.init).map { ($0.rule, $0.verdict) }, uniquingKeysWith: { $1 })
  }

  /// What a run fails on where nothing is said for one revision.
  var threshold: ComparisonBase.Threshold {
    settings[.failOn].flatMap(ComparisonBase.Threshold.init) ?? .any
  }

  /// What the shell is told of a report on what has changed since the commit `base`.
  func status(
    of report: Report, gaps: [String], since base: String?, _ threshold: ComparisonBase.Threshold? = nil
  ) -> ExitStatus {
    let expected = settings[.expect].flatMap(RequiredBump.init)
    return ExitStatus(
      of: report, gaps: gaps, threshold ?? self.threshold, expecting: expected,
      after: expected == nil ? [] : base.map(reader.tags) ?? [])
  }
}
