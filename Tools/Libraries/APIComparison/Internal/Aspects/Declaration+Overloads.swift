import PublicAPI

extension Declaration {
  /// Whether clients have no use for the declaration, or the compiler prefers any other.
  var isAvoided: Bool {
    has(.disfavoredOverload)
      || availability.contains { $0.facts.contains(.unavailable) || $0.obsoleted != nil }
  }

  var hasEquations: Bool {
    requirements.contains { if case .sameType = $0 { true } else { false } }
  }
}
