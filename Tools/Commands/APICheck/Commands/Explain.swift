import Compatibility
import Reports

/// The command `explain`, which prints one entry of the catalogue.
struct Explain {
  let session: Session
  let rule: String

  func run() throws -> ExitCode {
    guard let rule = RuleCatalogue.rule(id: rule) else { throw UsageError.unknownRule(rule) }
    if session.options.format == .json {
      try session.write(JSONFormat.render(rule))
      return .nothingToReview
    }
    var paragraphs = ["\(rule.id): \(rule.verdict.rawValue)", "\(rule.summary) \(rule.why)"]
    if !rule.remedy.isEmpty { paragraphs.append("What to do: \(rule.remedy)") }
    paragraphs.append("See \(rule.reference)")
    try session.write(paragraphs.joined(separator: "\n\n") + "\n")
    return .nothingToReview
  }
}
