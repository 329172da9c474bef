extension Declaration {
  /// The declaration with `transform` applied to each of its types; what it inherits stays as it is.
  public func mapped(_ transform: (TypeExpression) -> TypeExpression) -> Declaration {
    var declaration = self
    declaration.parameters = parameters?.map {
      var parameter = $0
      parameter.type = transform($0.type)
      parameter.attributes = $0.attributes.map { $0.mapped(transform) }
      return parameter
    }
    declaration.attributes = attributes.map { $0.mapped(transform) }
    declaration.type = type.map(transform)
    declaration.effects = effects.mapped(transform)
    declaration.accessors = accessors?.mapped(transform)
    declaration.requirements = requirements.map { $0.mapped(transform) }
    return declaration
  }
}

extension DeclarationAttribute {
  /// The attribute with `transform` applied to the type that it names, if it has arguments.
  fileprivate func mapped(_ transform: (TypeExpression) -> TypeExpression) -> DeclarationAttribute {
    guard case .custom(let type, let arguments) = self, !type.arguments.isEmpty else { return self }
    return .custom(transform(type), arguments: arguments)
  }
}

extension GenericRequirement {
  /// The requirement with `transform` applied to both sides.
  public func mapped(_ transform: (TypeExpression) -> TypeExpression) -> GenericRequirement {
    switch self {
    case .conformance(let subject, let constraint): .conformance(transform(subject), transform(constraint))
    case .sameType(let left, let right): .sameType(transform(left), transform(right))
    }
  }
}
