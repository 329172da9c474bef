extension Declaration {
  /// Whether no client can use the declaration.
  public var isUnusable: Bool {
    availability.contains {
      switch $0.domain {
      case "*": $0.facts.contains(.unavailable)
      case "swift": $0.facts.contains { if case .obsoleted = $0 { true } else { false } }
      default: false
      }
    }
  }

  /// Whether a property or subscript of what cannot be copied lends its value: nobody can take what is stored, nor what
  /// a requirement reads.
  public var lendsItsValue: Bool {
    kind == .constant || requirement != .none || accessors?.contains(.lendingGetter) ?? false
  }
}
