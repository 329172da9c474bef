/// The effects of a function, an initializer or an accessor.
public struct Effects: Hashable, Sendable {
  /// How a function may throw.
  public enum Throwing: Hashable, Sendable {
    /// It does not throw.
    case never
    /// `throws`
    case any
    /// `throws(Failure)`
    case typed(TypeExpression)
    /// `rethrows`
    case onlyWhenArgumentsThrow
  }

  /// Whether a caller has to await.
  public let isAsync: Bool
  /// Whether and what a caller has to catch.
  public let throwing: Throwing

  /// No effects.
  public static let none = Effects(isAsync: false, throwing: .never)

  /// Makes a set of effects; `throws(any Error)` is `throws` and `throws(Never)` is nothing.
  public init(isAsync: Bool, throwing: Throwing) {
    self.isAsync = isAsync
    self.throwing =
      switch throwing {
      case .typed(.any(.named([TypeName("Error")]))): .any
      case .typed(.named([TypeName("Never")])): .never
      default: throwing
      }
  }
}
