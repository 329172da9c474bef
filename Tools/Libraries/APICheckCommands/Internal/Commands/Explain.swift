import APIComparison
import Reports

/// The command `explain`, which prints one entry of the catalogue.
struct Explain {
  let workspace: Workspace
  let rule: String

  func run(_ outcome: inout Outcome) throws {
    guard let rule = RuleCatalogue.rule(id: rule) else { throw ExplainError(rule: rule) }
    if workspace.request.listingFormat == .json {
      return try workspace.write(rule.json(), to: &outcome)
    }
    var paragraphs = ["\(rule.id): \(rule.verdict.rawValue)", "\(rule.summary) \(rule.why)"]
    if !rule.remedy.isEmpty { paragraphs.append("What to do: \(rule.remedy)") }
    paragraphs.append("See \(rule.reference)")
    try workspace.write(paragraphs.joined(separator: "\n\n") + "\n", to: &outcome)
  }
}
