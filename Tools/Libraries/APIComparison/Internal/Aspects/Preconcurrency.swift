import PublicAPI

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
