public import PublicAPI

/// The protocols of the standard library that let a type be written as a literal.
public enum LiteralProtocols: Sendable {
  /// Whether the standard library's protocol called `path` is one of them.
  public static func include(_ path: String) -> Bool { path.hasPrefix("ExpressibleBy") }
}

extension Declaration {
  /// Whether it says that a type conforms to a protocol that lets it be written as a literal.
  public var isConformanceForLiterals: Bool {
    kind == .conformance && inheritance.first?.path.map(LiteralProtocols.include) == true
  }
}
