import PublicAPI

extension Declaration {
  /// Whether it is called with arguments.
  var takesArguments: Bool {
    switch kind {
    case .function, .initializer, .subscript: parameters?.isEmpty == false
    default: false
    }
  }

  /// What an argument at `index` has to conform to or to inherit; nothing where it may be anything.
  func constraints(at index: Int) -> [TypeExpression] {
    guard let parameters, parameters.indices.contains(index) else { return [] }
    let type = parameters[index].type.unattributed
    if case .some(let constraint) = type { return [constraint] }
    if case .any(let constraint) = type { return [constraint] }
    guard let name = type.path, generics.contains(where: { $0.name == name }) else { return [type] }
    return requirements.compactMap { requirement in
      guard case .conformance(type, let constraint) = requirement else { return nil }
      return constraint
    }
  }

  /// The type as its own members name it.
  var asOwnType: TypeExpression {
    .named(context.map { TypeName($0) } + [TypeName(name, arguments: generics.map(\.argument))])
  }
}

extension TypeExpression {
  /// The type behind specifiers such as `inout`.
  var unattributed: TypeExpression {
    if case .attributed(_, let type) = self { type } else { self }
  }
}
