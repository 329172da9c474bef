extension TypeExpression {
  /// The type with whole types in place of the names that start its dotted names.
  public func substituting(_ types: [String: TypeExpression]) -> TypeExpression {
    if types.isEmpty { return self }
    return mapped { type in
      guard case .named(let path) = type, let first = path.first, let value = types[first.name] else {
        return type
      }
      return path.count == 1 ? value : path.dropFirst().reduce(value) { $0.member($1) }
    }
  }
}
