public import PublicAPI

extension Declaration {
  /// Whether it says that a type conforms to a protocol that lets it be written as a literal.
  public var isConformanceForLiterals: Bool {
    kind == .conformance && inheritance.first?.path?.hasPrefix("ExpressibleBy") == true
  }
}
