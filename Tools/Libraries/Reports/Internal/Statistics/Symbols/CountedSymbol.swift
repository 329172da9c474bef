/// A symbol as far as statistics are concerned.
struct CountedSymbol {
  /// The compiler's unique identifier.
  let identifier: String
  let kind: String
  let accessLevel: String
  let name: String
  let title: String
  let isDocumented: Bool
  /// Whether only clients that name its `@_spi` group see it.
  let isSPI: Bool
  /// Whether its name, or that of a type it is in, begins with an underscore.
  let isUnderscored: Bool
  /// The types its declaration mentions, by unique identifier.
  let mentionedTypes: [String: String]

  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}
