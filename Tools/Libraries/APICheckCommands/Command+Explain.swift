import APIComparison

extension Command {
  /// What ``explain(rule:)`` knows: the rules of the catalogue, and the positions of unusual code.
  public static let explained: [String] =
    RuleCatalogue.all.map(\.id) + UnusualPosition.allCases.map(\.rawValue)

  /// Why ``explain(rule:)`` does not take `identifier`, as a sentence; nil if it takes it.
  public static func refusal(toExplain identifier: String) -> String? {
    explained.contains(identifier) ? nil : unknownRule(identifier, among: explained)
  }
}
