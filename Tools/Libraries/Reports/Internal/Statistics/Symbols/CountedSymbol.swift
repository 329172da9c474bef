/// What statistics need to know about a symbol.
struct CountedSymbol {
  /// The compiler's unique identifier.
  let identifier: String
  let kind: String
  let accessLevel: String
  let name: String
  let title: String
  /// The names of the types around it, each with those around that.
  let scopes: [String]
  let isDocumented: Bool
  /// Whether the symbol is only visible to clients that name its `@_spi` group.
  let isSPI: Bool
  /// Whether the name of the symbol, or of a type around it, begins with an underscore.
  let isUnderscored: Bool
  /// The types that the symbol's declaration mentions, by unique identifier.
  let mentionedTypes: [String: String]

  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }

  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"].contains(kind)
  }
}

extension CountedSymbol {
  /// The types that `symbols` mention and that `module` does not declare; `own` are the identifiers that it declares.
  static func foreignTypes(of symbols: [CountedSymbol], own: Set<String>, module: String) -> [String] {
    // A unique identifier starts with the length of the declaring module's name and that name; `s` and `S` stand for
    // the standard library. The identifier of a member that the module adds to another module's type starts with that
    // other module.
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
