extension SymbolGraph {
  /// The public symbols of the graphs `complete`, which have symbols of every access level, as one graph.
  ///
  /// The extractor lowers the access level of a symbol if its name, or that of a parameter, begins with an underscore,
  /// or if `@_documentation(visibility:)` says so. It shows such a symbol only together with all others of that level.
  init(publicSymbolsOf complete: [SymbolGraph], includesSPI: Bool) {
    let all = complete.flatMap(\.symbols)
    let relations = complete.flatMap(\.relationships)
    let parents = Dictionary(
      relations.filter(\.isMembership).map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first }
    )
    let hidden = Set(all.filter { !$0.isPublic || $0.isSPI && !includesSPI }.map(\.usr))
    /// A public member of a hidden type is as hidden as the type.
    func isHidden(_ usr: String) -> Bool {
      sequence(first: usr) { parents[$0] }.contains(where: hidden.contains)
    }
    symbols = all.filter { !isHidden($0.usr) }
    let own = relations.filter { !isHidden($0.source) }
    let brought = Set(own.filter { $0.kind == "conformsTo" && isHidden($0.target) }.map(\.circumstance))
    relationships = own.filter { !isHidden($0.target) }.conforming(besides: brought)
  }
}

extension [Relationship] {
  /// The relationships without the conformances that only hidden protocols have `brought`.
  ///
  /// If a type conforms in no other way, the conformance with the fewest constraints stays. The extractor lists
  /// everything that a protocol inherits once more for each extension that conforms to it.
  fileprivate func conforming(besides brought: Set<Relationship.Circumstance>) -> [Relationship] {
    let conformances = Dictionary(grouping: indices.filter { self[$0].kind == "conformsTo" }) {
      [self[$0].source, self[$0].target]
    }
    let repeated = conformances.values.flatMap { indices -> [Int] in
      let implied = indices.filter { brought.contains(self[$0].circumstance) }
      if implied.count < indices.count { return implied }
      let kept = implied.min {
        self[$0].circumstance.constraints.count < self[$1].circumstance.constraints.count
      }
      return implied.filter { $0 != kept }
    }
    let left = Set(indices).subtracting(repeated)
    return indices.filter(left.contains).map { self[$0] }
  }
}

extension Symbol {
  /// Whether clients can use the symbol, whatever its documentation says.
  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}

extension Relationship {
  /// The type and the constraints of a conformance.
  fileprivate struct Circumstance: Hashable {
    let type: String
    let constraints: Set<SymbolConstraint>
  }

  fileprivate var circumstance: Circumstance {
    Circumstance(type: source, constraints: Set(constraints.filter { !$0.isImplied }))
  }

  fileprivate var isMembership: Bool {
    kind == "memberOf" || kind == "requirementOf" || kind == "optionalRequirementOf"
  }
}
