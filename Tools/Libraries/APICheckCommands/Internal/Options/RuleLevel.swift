import APIComparison

/// The verdict that a user gives to the findings of one rule, or to what only code in one unusual position notices.
struct RuleLevel {
  /// The identifier of the rule or of the position.
  let rule: String
  /// The verdict; nil if such findings are switched off.
  let verdict: Verdict?

  private static let levels: [String: Verdict?] = [
    "breaking": .breaking, "fragile": .fragile, "compatible": .compatible, "off": nil,
  ]

  /// Reads `RULE=LEVEL` or `POSITION=LEVEL`, or nil if the text is anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    guard parts.count == 2, let verdict = Self.levels[parts[1]] else { return nil }
    (rule, self.verdict) = (parts[0], verdict)
  }
}
