/// A symbol as far as statistics are concerned.
struct CountedSymbol {
  /// The compiler's unique identifier.
  var identifier = ""
  var kind = ""
  var accessLevel = ""
  var name = ""
  var title = ""
  var isDocumented = false
  /// Whether only clients that name its `@_spi` group see it.
  var isSPI = false
  /// Whether its name, or that of a type it is in, begins with an underscore.
  var isUnderscored = false
  /// The types its declaration mentions, by unique identifier.
  var mentionedTypes: [String: String] = [:]

  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}
