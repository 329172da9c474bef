/// What code writes for a value where something else says of which type it is.
public enum LibraryLiterals: Sendable {
  /// What is written for a type that Swift brings, or nil where nothing is known.
  public static func literals(for type: String) -> [String]? { types[type] }

  /// What is written for a type that conforms to `protocols`.
  public static func literals(by protocols: Set<String>) -> [String] {
    conformances.filter { protocols.contains($0.0) }.map(\.1)
  }

  private static let types: [String: [String]] = {
    let integers = ["Int", "UInt"].flatMap { name in ["", "8", "16", "32", "64"].map { name + $0 } }
    let fractions = ["Float", "Double", "CGFloat"]
    return Dictionary(
      uniqueKeysWithValues: integers.map { ($0, ["1"]) } + fractions.map { ($0, ["1", "1.5", "2 * 3"]) }
    )
    .merging([
      "String": ["\"\""], "StaticString": ["\"\""], "Substring": ["\"\""], "Character": ["\"a\""],
      "Bool": ["true"], "Duration": [".seconds(1)"], "TaskPriority": [".high"],
      "UnsafeMutablePointer": [".allocate(capacity: 1)"],
    ]) { first, _ in first }
  }()

  private static let conformances = [
    ("ExpressibleByStringInterpolation", #""\(1)""#), ("ExpressibleByStringLiteral", "\"\""),
    ("ExpressibleByIntegerLiteral", "1"), ("ExpressibleByFloatLiteral", "1.5"),
    ("ExpressibleByBooleanLiteral", "true"), ("ExpressibleByArrayLiteral", "[]"),
    ("ExpressibleByDictionaryLiteral", "[:]"), ("ExpressibleByNilLiteral", "nil"),
  ]
}
