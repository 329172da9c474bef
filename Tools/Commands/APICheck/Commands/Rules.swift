import Compatibility
import Reports

/// The command `rules`, which lists the catalogue.
struct Rules {
  let session: Session

  func run() throws -> ExitCode {
    switch session.options.format {
    case .json: try session.write(JSONFormat.render(RuleCatalogue.all))
    case .markdown:
      let areas = RuleCatalogue.areas.map { area in
        let rows = area.rules.map { "| `\($0.id)` | \($0.verdict.rawValue) | \($0.summary) |\n" }.joined()
        return "## \(area.name)\n\n| rule | verdict | what changed |\n| --- | --- | --- |\n\(rows)"
      }
      try session.write(areas.joined(separator: "\n"))
    case .text, .github:
      let width = RuleCatalogue.all.map(\.id.count).max() ?? 0
      let areas = RuleCatalogue.areas.map { area in
        area.name + "\n"
          + area.rules.map { rule in
            let verdict = rule.verdict.rawValue
            return "  \(padded(rule.id, to: width))  \(padded(verdict, to: 10))  \(rule.summary)\n"
          }.joined()
      }
      try session.write(areas.joined(separator: "\n"))
    }
    return .nothingToReview
  }

  private func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }
}
