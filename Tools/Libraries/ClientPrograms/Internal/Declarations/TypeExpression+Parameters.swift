import APIComparison
import PublicAPI

extension TypeExpression {
  /// The type of a client's own parameter from which it passes a value on.
  func asClientParameter(keepsOwnership: Bool) -> TypeExpression {
    guard evaluated == self, case .attributed(let attributes, let inner) = self else { return evaluated }
    let ownership: Set<TypeAttribute> = [.borrowing, .consuming, .owned, .shared]
    let kept = attributes.filter { keepsOwnership || !ownership.contains($0) }.filter { $0 != .const }
    return kept.isEmpty ? inner : .attributed(kept, inner)
  }

  /// The type of a parameter whose value may be kept.
  func escapingFunction(in names: SurfaceNames) -> TypeExpression {
    guard names.isFunction(self) else { return self }
    guard case .attributed(let attributes, let inner) = self else { return .attributed([.escaping], self) }
    return attributes.contains(.escaping) ? self : .attributed([.escaping] + attributes, inner)
  }

  /// The type of a local constant: without what only parameters and results can say.
  var asLocal: TypeExpression {
    switch self {
    case .attributed(let attributes, let inner):
      attributes.allSatisfy { $0 == .sending }
        ? inner : .attributed(attributes.filter { $0 != .sending }, inner)
    case .implicitlyUnwrapped(let wrapped): wrapped
    default: self
    }
  }

  /// Whether the type stands for any number of types.
  var isPackExpansion: Bool {
    if case .packExpansion = self { true } else { false }
  }
}
