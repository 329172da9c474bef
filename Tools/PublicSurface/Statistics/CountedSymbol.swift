/// A symbol as far as statistics are concerned.
struct CountedSymbol {
  var kind = ""
  var accessLevel = ""
  var name = ""
  var title = ""
  var isDocumented = false
  /// The types its declaration mentions, by unique identifier.
  var mentionedTypes: [String: String] = [:]

  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}
