import Foundation
public import PublicAPI

/// Remarks on declarations, for code scanning.
public struct CodeScan: Sendable {
  /// A kind of remark.
  public struct Rule: Sendable {
    let id: String
    let summary: String
    let help: String

    /// Makes a kind from its unique identifier, what it is about, and why that matters.
    public init(id: String, summary: String, help: String) {
      (self.id, self.summary, self.help) = (id, summary, help)
    }
  }

  /// A remark of one kind.
  public struct Remark: Sendable {
    let rule: String
    let isFailure: Bool
    let subject: String
    let text: String
    let location: SourceLocation?

    /// Makes a remark of the kind `rule` on `subject`; the path of `location` begins at the package.
    public init(
      _ rule: String, isFailure: Bool, on subject: String, at location: SourceLocation?, _ text: String
    ) {
      (self.rule, self.isFailure, self.subject) = (rule, isFailure, subject)
      (self.text, self.location) = (text, location)
    }
  }

  private let heading: String
  private let summary: String
  private let rules: [Rule]
  private let remarks: [Remark]

  /// Makes a scan; `heading` says what was looked at, and `summary` what came of it.
  public init(_ heading: String, summary: String, rules: [Rule], remarks: [Remark]) {
    (self.heading, self.summary, self.rules, self.remarks) = (heading, summary, rules, remarks)
  }

  /// The scan as SARIF 2.1.0; `prefix` leads from the repository to the package.
  public func sarif(below prefix: String) throws -> String {
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let described = rules.map { rule in
      SARIFLog.Rule(
        id: rule.id, shortDescription: .init(text: rule.summary), fullDescription: .init(text: rule.summary),
        help: .init(text: rule.help), helpUri: nil, defaultConfiguration: .init(level: "warning"))
    }
    let results = remarks.map { remark in
      SARIFLog.Result(
        ruleId: remark.rule, ruleIndex: indices[remark.rule] ?? 0,
        level: remark.isFailure ? "warning" : "note", message: .init(text: remark.text),
        locations: [SARIFLog.Location(remark.location, of: remark.subject, below: prefix)],
        relatedLocations: nil,
        partialFingerprints: ["declaration/v1": "\(remark.subject) | \(remark.rule)"], suppressions: nil)
    }
    return try SARIFLog(runs: [
      .init(
        tool: .init(driver: .init(rules: described)), invocations: [.init(executionSuccessful: true)],
        results: results,
        properties: .init(comparison: heading, conclusion: summary, coverage: summary))
    ]).json()
  }
}
