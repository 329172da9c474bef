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
        let rows = rules(of: area).map { "| `\($0.id)` | \($0.verdict.rawValue) | \($0.summary) |\n" }
          .joined()
        return "## \(area.rawValue)\n\n| rule | verdict | what changed |\n| --- | --- | --- |\n\(rows)"
      }
      try workspace.write(areas.joined(separator: "\n"), to: &outcome)
    case .text:
      let width = RuleCatalogue.all.map(\.id.count).max() ?? 0
      let areas = RuleArea.allCases.map { area in
        area.rawValue + "\n"
          + rules(of: area).map { rule in
            let verdict = rule.verdict.rawValue
            return "  \(padded(rule.id, to: width))  \(padded(verdict, to: 10))  \(rule.summary)\n"
          }.joined()
      }
      try workspace.write(areas.joined(separator: "\n"), to: &outcome)
    }
  }

  private func rules(of area: RuleArea) -> [Rule] { RuleCatalogue.all.filter { $0.area == area } }

  private func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }
}
