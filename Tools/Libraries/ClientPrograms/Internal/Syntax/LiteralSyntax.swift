import APIComparison
import PublicAPI

/// How literals are written, which is part of the language: no declaration of the protocols that they go to says it.
enum LiteralSyntax {
  /// What is written for a type that conforms to `protocols`, be it with something interpolated.
  static func literals(by protocols: Set<String>, interpolating: Bool = true) -> [String] {
    let texts = texts.filter { protocols.contains($0.0) }.map(\.1)
    let interpolated = interpolating && protocols.contains(interpolation) ? [#""\(1)""#] : []
    return interpolated + (texts.isEmpty && !protocols.isDisjoint(with: characters) ? ["\"a\""] : texts)
  }

  /// The protocol of literals in which something is interpolated.
  static let interpolation = "ExpressibleByStringInterpolation"

  /// The types that literals have where nothing says of which they are.
  static func types(in library: SystemLibrary) -> [TypeExpression] {
    plain.flatMap(library.members).filter { $0.kind == .associatedType }
      .compactMap { library.alias(at: $0.name)?.type }
  }

  private static let plain = [
    "ExpressibleByIntegerLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral",
    "ExpressibleByFloatLiteral",
  ]

  private static let texts = [
    ("ExpressibleByStringLiteral", "\"\""), ("ExpressibleByIntegerLiteral", "1"),
    ("ExpressibleByFloatLiteral", "1.5"), ("ExpressibleByBooleanLiteral", "true"),
    ("ExpressibleByArrayLiteral", "[]"), ("ExpressibleByDictionaryLiteral", "[:]"),
    ("ExpressibleByNilLiteral", "nil"),
  ]

  /// The protocols of texts that have one character.
  private static let characters: Set<String> = [
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
  ]
}
