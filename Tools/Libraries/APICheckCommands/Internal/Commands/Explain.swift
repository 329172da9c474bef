import APIComparison
import Reports

/// The command `explain`, which prints what the catalogue says of a rule, or the contract of an unusual position.
struct Explain {
  private struct ExplainedPosition: Encodable {
    let id: String
    let verdict: Verdict
    let summary: String
    let remedy: String
  }

  let workspace: Workspace
  /// The identifier of the rule or of the position.
  let identifier: String

  func run(_ outcome: inout Outcome) throws {
    if let rule = RuleCatalogue.rule(id: identifier) {
      try write(
        rule, ["\(rule.id): \(rule.verdict.rawValue)", "\(rule.summary) \(rule.why)"], remedy: rule.remedy,
        ["See \(rule.reference)"], to: &outcome)
    } else if let position = UnusualPosition(rawValue: identifier) {
      let summary = "Only code that \(position.words) notices the change."
      let explained = ExplainedPosition(
        id: identifier, verdict: .fragile, summary: summary, remedy: position.remedy)
      try write(
        explained, ["\(identifier): fragile", summary], remedy: position.remedy, [], to: &outcome)
    } else {
      throw ExplainError(identifier: identifier)
    }
  }

  private func write(
    _ value: some Encodable, _ start: [String], remedy: String, _ end: [String], to outcome: inout Outcome
  ) throws {
    if workspace.request.listingFormat == .json { return try workspace.write(value.json(), to: &outcome) }
    let remedies = remedy.isEmpty ? [] : ["What to do: \(remedy)"]
    try workspace.write((start + remedies + end).joined(separator: "\n\n") + "\n", to: &outcome)
  }
}
