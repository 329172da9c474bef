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
