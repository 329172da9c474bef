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

extension CountedSymbol {
  /// The types that `symbols` mention and `module`, which declares the identifiers in `own`, does not declare.
  static func foreignTypes(of symbols: [CountedSymbol], own: Set<String>, module: String) -> [String] {
    // A unique identifier starts with the declaring module's name and its length; `s` and `S` are the standard library.
    // What the module adds to a type of another module starts with that one's.
    let prefix = "s:\(module.utf8.count)\(module)"
    var names: Set<String> = []
    for (identifier, name) in symbols.flatMap(\.mentionedTypes) {
      let isStandard = identifier.hasPrefix("s:s") || identifier.hasPrefix("s:S")
      let isAssociated = identifier.hasSuffix("Qa")
      guard !isStandard, !isAssociated, !identifier.hasPrefix(prefix), !own.contains(identifier) else {
        continue
      }
      names.insert(UniqueIdentifier.path(of: identifier) ?? name)
    }
    return names.sorted()
  }
}
