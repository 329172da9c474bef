import Surfaces

/// A reason why code written for one type does not work with another.
enum TypeMismatch: Hashable {
  case type(old: TypeExpression, new: TypeExpression)
  case labels
  case variadic
  case escaping
  case sendable
  case isolation
  case effects
  case shape
  case autoclosure
  case convention
  case ownership(String)
  case sendingParameter
  case sendingResult
  case isolatedParameter

  /// The rule that explains the mismatch.
  func rule(at position: TypePosition) -> RuleName {
    switch self {
    case .type: position == .supplied ? .parameterTypeChanged : .resultTypeChanged
    case .labels: .tupleLabelsChanged
    case .variadic: .variadicChanged
    case .escaping: .closureEscapingAdded
    case .sendable: .closureSendableAdded
    case .isolation: .closureIsolationChanged
    case .effects: .closureEffectChanged
    case .shape: .closureShapeChanged
    case .autoclosure: .autoclosureChanged
    case .convention: .closureConventionChanged
    case .ownership: .parameterOwnershipChanged
    case .sendingParameter: .sendingAdded
    case .sendingResult: .sendingResultRemoved
    case .isolatedParameter: .isolatedParameterAdded
    }
  }
}
