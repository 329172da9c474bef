import APIComparison

/// What the findings of one rule count as in a package.
struct RuleLevel {
  let rule: String
  /// The verdict; nil where they do not count at all.
  let verdict: Verdict?

  private static let levels: [String: Verdict?] = [
    "breaking": .breaking, "compatible": .compatible, "off": nil,
  ]

  /// Reads `RULE=LEVEL`, or nil if the text is anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    guard parts.count == 2, let verdict = Self.levels[parts[1]] else { return nil }
    (rule, self.verdict) = (parts[0], verdict)
  }
}
