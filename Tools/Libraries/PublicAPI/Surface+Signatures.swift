extension Surface {
  /// The modules whose types clients may meet in signatures without importing them themselves.
  public var modulesInSignatures: [String] {
    declarations.filter { $0.kind == .moduleImport && !$0.has(.exported) }.map(\.name)
  }

  /// The names of the types here that clients meet in signatures of `users`, directly or through members of such types.
  ///
  /// A type of another module with the same name is not meant, where the compiler says which one is.
  public func exposedTypes(in users: [Surface]) -> Set<String> {
    let members = Dictionary(grouping: declarations.filter { $0.kind != .moduleImport }) {
      $0.context.first ?? $0.name
    }
    let types = namesOfOwnTypes
    let modules = modulesOfOwnTypes
    var names: Set<String> = []
    for user in users {
      // A module's own types hide those of the same name that come from others.
      names.formUnion(
        types.intersection(user.declarations.flatMap { $0.namesOfTypes(declaredIn: modules) }).subtracting(
          user.namesOfOwnTypes))
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

  /// The modules that declare the types here, by the names of the types: what is re-exported is another module's.
  private var modulesOfOwnTypes: [String: String] {
    let types = declarations.filter { $0.context.isEmpty && ($0.kind.isType || $0.kind == .typeAlias) }
    return Dictionary(
      types.compactMap { type in
        type.mangledName.flatMap(Symbol.module(ofMangledName:)).map { (type.name, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Surface {
  /// Two versions of a surface in which a name that means types of different modules has the module before it.
  ///
  /// Names that a version declares itself, and those of which nobody knows the module, stay as they are.
  public static func distinguishingTypes(_ old: Surface, _ new: Surface) -> (old: Surface, new: Surface) {
    let (before, after) = (old.typeOrigins, new.typeOrigins)
    let own = old.namesOfOwnTypes.union(new.namesOfOwnTypes)
    let names = Set(
      before.keys.filter { name in
        after[name].map { $0 != before[name] } ?? false && !own.contains(name)
      })
    return names.isEmpty ? (old, new) : (old.qualifyingTypes(names), new.qualifyingTypes(names))
  }

  /// The modules of the types of other modules that declarations name, by the name.
  private var typeOrigins: [String: Set<String>] {
    var origins: [String: Set<String>] = [:]
    for declaration in declarations {
      for (name, module) in declaration.typeOrigins { origins[name, default: []].insert(module) }
    }
    return origins
  }

  private func qualifyingTypes(_ names: Set<String>) -> Surface {
    var surface = Surface(
      module: module, declarations: declarations.map { $0.qualifyingTypes(names) }, unseen: unseen,
      options: options)
    surface.exposedTypes = exposedTypes
    return surface
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

  /// The first names of all types in its signature, without those that mean a type of another module than `modules`
  /// has for the name.
  fileprivate func namesOfTypes(declaredIn modules: [String: String]) -> Set<String> {
    namesOfTypes.filter { name in
      guard let origin = typeOrigins[name], let module = modules[name] else { return true }
      return origin == module
    }
  }

  /// The declaration with the module before each of `names` of which it is known.
  fileprivate func qualifyingTypes(_ names: Set<String>) -> Declaration {
    guard typeOrigins.keys.contains(where: names.contains) else { return self }
    let qualify = { (type: TypeExpression) in
      guard case .named(let path) = type, let name = path.first?.name, names.contains(name),
        let module = typeOrigins[name]
      else { return type }
      return .named([TypeName(module)] + path)
    }
    var declaration = mapped { $0.mapped(qualify) }
    declaration.inheritance = inheritance.map { $0.mapped(qualify) }
    return declaration
  }
}
