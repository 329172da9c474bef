extension Surface {
  /// The modules whose types clients may meet in signatures without importing them themselves.
  public var modulesInSignatures: [String] {
    declarations.filter { $0.kind == .moduleImport && !$0.has(.exported) }.map(\.name)
  }

  /// The names of the types here that clients meet in signatures of `users`, directly or through members of such types.
  public func exposedTypes(in users: [Surface]) -> Set<String> {
    let members = Dictionary(grouping: declarations.filter { $0.kind != .moduleImport }) {
      $0.context.first ?? $0.name
    }
    let types = namesOfOwnTypes
    var names: Set<String> = []
    for user in users {
      // A module's own types hide those of the same name that come from others.
      names.formUnion(
        types.intersection(user.declarations.flatMap(\.namesOfTypes)).subtracting(user.namesOfOwnTypes))
    }
    var open = names
    while let name = open.popFirst() {
      let found = (members[name] ?? []).flatMap(\.namesOfTypes).filter {
        types.contains($0) && !names.contains($0)
      }
      names.formUnion(found)
      open.formUnion(found)
    }
    return names
  }
}

extension Declaration {
  /// The first names of all types in its signature.
  public var namesOfTypes: Set<String> {
    var names: Set<String> = []
    let collect = { (type: TypeExpression) in
      if case .named(let path) = type, let first = path.first { names.insert(first.name) }
      return type
    }
    _ = mapped { $0.mapped(collect) }
    for type in inheritance { _ = type.mapped(collect) }
    return names
  }
}
