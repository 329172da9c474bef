import PublicAPI

extension Declaration {
  /// The type of a call with the arguments that `other` takes as well, or nil where they do not tell.
  func type(forArgumentsOf other: Declaration) -> TypeExpression? {
    if generics.isEmpty { return type }
    guard labelClause == other.labelClause else { return nil }
    return type.flatMap { type(of: $0, for: zip(parameters ?? [], other.parameters ?? []).map { ($0, $1) }) }
  }

  /// `type` where each parameter of its own gets an argument for the parameter next to it, or nil where that does not
  /// tell.
  func type(of type: TypeExpression, for pairs: [(own: Parameter, other: Parameter)]) -> TypeExpression? {
    var types: [String: TypeExpression] = [:]
    for pair in pairs { pair.own.type.bind(generics, to: pair.other.type, into: &types) }
    guard generics.allSatisfy({ types[$0.name] != nil || !type.mentions($0.name) }) else { return nil }
    return type.substituting(types)
  }
}
