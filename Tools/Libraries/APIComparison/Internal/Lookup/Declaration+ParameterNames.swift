import PublicAPI

extension Declaration {
  /// The names that stand for generic parameters in the types of the declaration, whatever else is called so: its own,
  /// and those of the types around it, which `type` gives.
  ///
  /// Names are looked up from the inside out, and in a surface all others begin with the outermost type around what they
  /// mean. A protocol's are no parameters but belong to `Self`.
  func parameterNames(_ type: (_ path: String) -> Declaration?) -> Set<String> {
    let around = context.indices.compactMap { type(context[...$0].joined(separator: ".")) }
    return Set((around + [self]).filter { $0.kind != .protocol }.flatMap(\.generics).map(\.name))
  }
}

extension TypeExpression {
  /// The dotted name without its arguments, unless it begins with the name of one of the generic `parameters`.
  func path(beside parameters: Set<String>) -> String? {
    guard case .named(let names) = self, let first = names.first, !parameters.contains(first.name) else {
      return nil
    }
    return names.map(\.name).joined(separator: ".")
  }
}
