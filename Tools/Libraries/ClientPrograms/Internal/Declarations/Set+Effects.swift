import PublicAPI

extension Set<Effect> {
  /// What stands in front of an expression with these effects, with a space behind it, or nothing.
  func prefix(mustAwait: Bool) -> String {
    (isSubset(of: [.async]) ? "" : "try ") + (contains(.async) || mustAwait ? "await " : "")
  }

  /// The effects as a client declares them that has no others.
  func declared(mustAwait: Bool, in generics: ClientGenerics) -> String {
    mapped(generics.resolved).union(mustAwait ? [.async] : []).clause
  }
}
