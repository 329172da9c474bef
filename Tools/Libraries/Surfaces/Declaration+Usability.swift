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
}
