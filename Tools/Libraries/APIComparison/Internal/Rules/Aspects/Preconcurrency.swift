import PublicAPI

extension Rule {
  static let preconcurrencyRules = [preconcurrencyChanged, preconcurrencyRemoved]

  static let preconcurrencyChanged = Rule(
    "preconcurrency-changed", .compatible, in: .types, "@preconcurrency was added or removed.",
    why: "At most clients see other diagnostics about concurrency.",
    see: .swiftBook("attributes#preconcurrency"))
  static let preconcurrencyRemoved = Rule(
    "preconcurrency-removed", .breaking, in: .types,
    "@preconcurrency was removed from what asks for Sendable or for an actor.",
    why: "In Swift 6 mode, the warnings that clients got are errors now.",
    remedy: "Keep @preconcurrency.", see: .swiftBook("attributes#preconcurrency"))
}

extension Comparison {
  /// The rule for a declaration without the attribute that it had.
  func preconcurrencyRule(_ pair: Pair) -> Rule {
    let asks = asksForSafety(pair.old, in: old, pair) && asksForSafety(pair.new, in: new, pair)
    return asks ? .preconcurrencyRemoved : .preconcurrencyChanged
  }

  /// Whether clients of a declaration, or of a member, have to stand on an actor or to give what can be sent.
  private func asksForSafety(_ declaration: Declaration, in index: SurfaceIndex, _ pair: Pair) -> Bool {
    let members = declaration.kind.isType ? index.members[declaration.path] ?? [] : []
    return ([declaration] + members).contains {
      pair.globalActor(of: $0) != nil || $0.unawareOfConcurrency != $0
    }
  }
}
