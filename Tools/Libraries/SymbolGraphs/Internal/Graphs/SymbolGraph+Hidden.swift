extension SymbolGraph {
  /// The public symbols of `complete` that `known` lacks, as one more graph.
  ///
  /// The extractor takes an underscore before a name, even that of a parameter, for a lower access level, and believes
  /// `@_documentation(visibility:)`; it shows such symbols only together with everything of that level.
  init(publicSymbolsOf complete: [SymbolGraph], missingIn known: [SymbolGraph], includesSPI: Bool) {
    let listed = Set(known.flatMap { $0.symbols.map(\.usr) })
    let all = complete.flatMap(\.symbols)
    let relations = complete.flatMap(\.relationships)
    let parents = Dictionary(
      relations.filter(\.isMembership).map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first }
    )
    let hidden = Set(
      all.filter { !$0.isPublic || $0.isSPI && !includesSPI }.map(\.usr)
    ).subtracting(listed)
    /// A public member of a type that is not is as hidden as the type.
    func isHidden(_ usr: String) -> Bool {
      sequence(first: usr) { parents[$0] }.contains(where: hidden.contains)
    }
    symbols = all.filter { !listed.contains($0.usr) && !isHidden($0.usr) }
    let added = Set(symbols.map(\.usr))
    relationships = relations.filter { relation in
      (added.contains(relation.source) || added.contains(relation.target))
        && !isHidden(relation.source) && !isHidden(relation.target)
    }
  }
}

extension Symbol {
  /// Whether clients can use it, whatever its documentation says.
  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}

extension Relationship {
  fileprivate var isMembership: Bool {
    kind == "memberOf" || kind == "requirementOf" || kind == "optionalRequirementOf"
  }
}
