/// From where a declaration can be seen, from the narrowest on.
public enum AccessLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// From the braces around it, and what extends the same type in the file.
  case `private`
  /// From its file.
  case `fileprivate`
  /// From its module.
  case `internal`
  /// From its package.
  case package
  /// From everywhere.
  case `public`
  /// From everywhere, and subclasses anywhere may override it.
  case open

  /// Whether it is narrower than the other.
  public static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rawValue < other.rawValue }

  /// The word of the language.
  public var word: String { "\(self)" }

  /// The level behind a word of the language.
  public init?(word: some StringProtocol) {
    guard let level = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = level
  }
}
