import APIComparison
import Reports

/// The command `rules`, which lists the catalogue.
struct Rules {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    switch workspace.request.listingFormat {
    case .json: try workspace.write(RuleCatalogue.all.json(), to: &outcome)
    case .markdown:
      let areas = RuleArea.allCases.map { area in
        let rows = area.rules.map { "| `\($0.id)` | \($0.verdict.rawValue) | \($0.summary) |\n" }
          .joined()
        return "## \(area.rawValue)\n\n| rule | verdict | what changed |\n| --- | --- | --- |\n\(rows)"
      }
      try workspace.write(areas.joined(separator: "\n"), to: &outcome)
    case .text:
      let width = RuleCatalogue.all.map(\.id.count).max() ?? 0
      let areas = RuleArea.allCases.map { area in
        area.rawValue + "\n"
          + area.rules.map { rule in
            let verdict = rule.verdict.rawValue
            return "  \(padded(rule.id, to: width))  \(padded(verdict, to: 10))  \(rule.summary)\n"
          }.joined()
      }
      try workspace.write(areas.joined(separator: "\n"), to: &outcome)
    }
  }

  private func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }
}
