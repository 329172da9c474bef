public import PublicAPI

extension TypeExpression {
  /// For a function type the one that does not throw.
  public var quietFunction: TypeExpression {
    switch self {
    case .function(let parameters, let effects, let result):
      .function(parameters, effects.intersection([.async]), result)
    case .attributed(let attributes, let inner): .attributed(attributes, inner.quietFunction)
    default: self
    }
  }
}
