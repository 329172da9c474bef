extension GenericParameter {
  /// The parameter as an argument of its own type.
  public var argument: TypeExpression {
    let name = TypeExpression.named([TypeName(name)])
    return isPack ? .packExpansion(.packElement(name)) : name
  }
}
