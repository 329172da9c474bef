/// Every kind of change that is known, so that a difference of any other kind can fail as unclassified.
public enum RuleCatalogue: Sendable {
  /// All rules, area by area.
  public static let all = RuleArea.allCases.flatMap(\.rules)

  /// The rule with an identifier, or nil if there is none.
  public static func rule(id: String) -> Rule? {
    byID[id]
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
