/// What a function, an initializer or a getter may do beside giving a value.
public enum Effect: Hashable, Sendable {
  /// A caller has to await.
  case async
  /// A caller has to catch errors of this type; `throws` alone throws `any Error`.
  case `throws`(TypeExpression)
  /// A caller has to catch what the functions throw that it passes.
  case `rethrows`
}

extension Set<Effect> {
  /// What is said about errors, or nil if there are none.
  public var throwing: Effect? { first { $0 != .async } }

  /// The effects as they follow a parameter list, each with a space before it.
  public var clause: String {
    let isAsync = contains(.async) ? " async" : ""
    let throwing =
      switch throwing {
      case nil, .async: ""
      case .throws(.anyError): " throws"
      case .throws(let failure): " throws(\(failure))"
      case .rethrows: " rethrows"
      }
    return isAsync + throwing
  }

  /// The effects with `transform` applied to the type of the errors.
  public func mapped(_ transform: (TypeExpression) -> TypeExpression) -> Set<Effect> {
    Set(
      compactMap { effect in
        if case .throws(let failure) = effect { .throwing(transform(failure)) } else { effect }
      })
  }
}

extension Effect {
  /// `throws(Failure)`, which is nothing where no error can be made.
  static func throwing(_ failure: TypeExpression) -> Effect? {
    failure == .named([TypeName("Never")]) ? nil : .throws(failure)
  }
}

extension TypeExpression {
  /// The type that `throws` alone throws.
  public static let anyError = TypeExpression.any(.named([TypeName("Error")]))
}
