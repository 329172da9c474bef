extension TypeMismatch {
  /// The rule that explains the mismatch.
  func rule(at position: TypePosition) -> Rule {
    switch self {
    case .type: position == .supplied ? .parameterTypeChanged : .resultTypeChanged
    case .labels: .tupleLabelsChanged
    case .variadic: .variadicChanged
    case .escaping: .closureEscapingAdded
    case .sendable: position == .supplied ? .closureSendableAdded : .sendingResultRemoved
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
