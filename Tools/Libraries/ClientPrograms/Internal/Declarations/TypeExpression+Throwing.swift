import PublicAPI

extension TypeExpression {
  /// Whether it is a function that throws whatever it likes.
  var throwsAnyError: Bool {
    switch self {
    case .attributed(let attributes, let inner): !attributes.contains(.autoclosure) && inner.throwsAnyError
    case .function(_, let effects, _): effects.contains(.throws(.anyError))
    default: false
    }
  }

  /// The function type with another type of error.
  func throwing(_ failure: TypeExpression) -> TypeExpression {
    switch self {
    case .attributed(let attributes, let inner): .attributed(attributes, inner.throwing(failure))
    case .function(let parameters, let effects, let result):
      .function(parameters, effects.intersection([.async]).union([.throws(failure)]), result)
    default: self
    }
  }
}
