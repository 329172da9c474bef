import PublicAPI

/// Types of an old surface that are aliases in the new one, of generic types for which they choose arguments.
struct SpecialisedTypes: Sendable {
  private var arguments: [String: [String: TypeExpression]] = [:]
  /// Those that stand for a generic type of which another one has the first arguments, by their names: they keep these.
  private var instances: [String: (type: TypeExpression, path: String, arguments: [String: TypeExpression])] =
    [:]

  /// Finds them between two surfaces.
  init(old: SurfaceIndex, new: SurfaceIndex) {
    for type in old.types.values.sorted(by: { $0.path < $1.path }) where new.types[type.path] == nil {
      guard let alias = new.alias(at: type.path), alias.generics.count == type.generics.count,
        let target = alias.type, let path = target.path, old.types[path] == nil,
        let generic = new.types[path], generic.generics.count == target.arguments.count
      else { continue }
      let pairs = zip(generic.generics.map(\.name), target.arguments)
      let own = alias.generics.map(\.name)
      let chosen = pairs.filter { pair in !own.contains { pair.1.mentions($0) } }
      let passed = pairs.filter { pair in own.contains { pair.1.mentions($0) } }.map(\.1)
      if chosen.isEmpty || passed != alias.generics.map(\.argument) { continue }
      let values = Dictionary(chosen) { first, _ in first }
      if let others = arguments[path] {
        if passed.isEmpty, others != values { instances[type.path] = (target, path, values) }
      } else {
        arguments[path] = values
      }
    }
  }

  /// The declarations as clients of the aliases see them.
  func applied(to declarations: [Declaration]) -> [Declaration] {
    if arguments.isEmpty { return declarations }
    let specialised = declarations.map(applied)
    if instances.isEmpty { return specialised }
    let named = instances.sorted { $0.key < $1.key }.map { name, instance in
      (instance.type, TypeExpression.named(name.split(separator: ".").map { TypeName(String($0)) }))
    }
    let names = Dictionary(named) { first, _ in first }
    let own = instances.keys.sorted().flatMap { name in declarations.compactMap { declared(name, by: $0) } }
    return (specialised + own).map { $0.mapped { $0.mapped { names[$0] ?? $0 } } }
  }

  /// What `declaration`, of a generic type, is to clients of the alias `name`, if they have it.
  private func declared(_ name: String, by declaration: Declaration) -> Declaration? {
    guard let instance = instances[name] else { return nil }
    let isType = declaration.kind.isType && declaration.path == instance.path
    guard isType || declaration.contextPath == instance.path else { return nil }
    var own = declaration.specialised(instance.arguments)
    let parts = name.split(separator: ".").map { String($0) }
    own.context = isType ? parts.dropLast() : parts
    if isType {
      own.name = parts.last ?? own.name
      own.generics = []
    }
    let isMissing = own.requirements.contains { requirement in
      if case .sameType(let left, let right) = requirement { left != right } else { false }
    }
    return isMissing ? nil : own
  }

  private func applied(to declaration: Declaration) -> Declaration {
    var specialised = declaration
    for depth in declaration.context.indices {
      let path = declaration.context[...depth].joined(separator: ".")
      if let types = arguments[path] { specialised = specialised.specialised(types) }
    }
    if declaration.kind.isType, let types = arguments[declaration.path] {
      specialised = specialised.specialised(types)
      specialised.generics.removeAll { types[$0.name] != nil }
      // The alias would not compile if the types that it chooses did not meet what is asked of them alone.
      let chosen = declaration.requirements.filter { types.keys.contains(where: $0.mentions) }
        .map { $0.mapped { $0.substituting(types) } }
      specialised.requirements.removeAll { requirement in
        chosen.contains(requirement) && !specialised.generics.contains { requirement.mentions($0.name) }
      }
    }
    return specialised
  }
}

extension Declaration {
  /// The declaration with `types` for generic parameters, and without the requirements on what are types now: a
  /// client that names the alias meets them.
  fileprivate func specialised(_ types: [String: TypeExpression]) -> Declaration {
    var declaration = mapped { $0.substituting(types) }
    declaration.requirements.removeAll { requirement in
      guard case .conformance(let subject, _) = requirement else { return false }
      return types.values.contains(subject)
    }
    return declaration
  }
}

extension GenericRequirement {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .conformance(let left, let right), .sameType(let left, let right):
      left.mentions(name) || right.mentions(name)
    }
  }
}
