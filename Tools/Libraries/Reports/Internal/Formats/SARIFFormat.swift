import APIComparison
import PublicAPI

/// Writes a report for code scanning (SARIF 2.1.0).
struct SARIFFormat {
  private let context: ReportContext
  private let findings: [Finding]
  private let rules: [SARIFLog.Rule]
  private let indices: [String: Int]

  static func render(_ report: Report, in context: ReportContext) throws -> String {
    try SARIFFormat(report, context).log(of: report).json()
  }

  private init(_ report: Report, _ context: ReportContext) {
    self.context = context
    findings = Finding.all(of: report, in: context)
    let changes = report.changes.map(\.change.rule).sorted { $0.id < $1.id }
    let others = ChangeEntry.distinct(findings.map(\.kind)).sorted()
    rules =
      ChangeEntry.distinct(changes).map(Self.rule)
      + others.compactMap { kind in Self.descriptions[kind].map { Self.rule(kind, $0) } }
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What findings mean that come from no rule of the catalogue.
  private static let descriptions = [
    Finding.gap: "Something could not be checked.",
    Finding.staleBaseline: "A committed baseline is not what the sources declare.",
    Finding.voidDecision: "A decision to let a change pass has no effect any more.",
  ]

  private static func rule(_ id: String, _ description: String) -> SARIFLog.Rule {
    let message = SARIFLog.Message(text: description)
    return SARIFLog.Rule(
      id: id, shortDescription: message, fullDescription: message, help: message, helpUri: nil,
      defaultConfiguration: .init(level: "error"))
  }

  private static func rule(_ rule: Rule) -> SARIFLog.Rule {
    let help = [rule.why, rule.remedy].filter { !$0.isEmpty }.joined(separator: "\n\n")
    let level =
      switch rule.verdict {
      case .breaking: "error"
      case .fragile, .compatible: "warning"
      case .additive, .none: "note"
      }
    return SARIFLog.Rule(
      id: rule.id, shortDescription: .init(text: rule.summary), fullDescription: .init(text: rule.why),
      help: .init(text: help), helpUri: rule.reference, defaultConfiguration: .init(level: level))
  }

  private func log(of report: Report) -> SARIFLog {
    SARIFLog(runs: [
      .init(
        tool: .init(driver: .init(rules: rules)),
        invocations: [.init(executionSuccessful: report.gaps == nil)], results: findings.map(result),
        properties: .init(
          comparison: context.heading, conclusion: report.conclusion, coverage: report.coverage.summary))
    ])
  }

  private func result(_ finding: Finding) -> SARIFLog.Result {
    let text = (["\(finding.subject): \(finding.explanation)"] + finding.details).joined(separator: "\n")
    let location = SARIFLog.Location(
      finding.location, of: "\(finding.module).\(finding.subject)", below: context.pathPrefix)
    let former = finding.formerLocation.map { former in
      var location = SARIFLog.Location(former, below: context.pathPrefix)
      location.id = 1
      location.message = .init(text: "It was declared here before.")
      return [location]
    }
    return SARIFLog.Result(
      ruleId: finding.kind, ruleIndex: indices[finding.kind] ?? 0, level: level(of: finding),
      message: .init(text: text), locations: [location], relatedLocations: former,
      partialFingerprints: ["declaration/v1": finding.identity],
      suppressions: finding.decision.map { [.init(justification: $0.sentence)] })
  }

  private func level(of finding: Finding) -> String {
    switch finding.level {
    case .failure: "error"
    case .review: "warning"
    case .note: "note"
    }
  }
}
