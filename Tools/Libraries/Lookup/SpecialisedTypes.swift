public import Surfaces

/// Types of an old surface that are aliases in the new one, of generic types for which they choose arguments.
public struct SpecialisedTypes: Sendable {
  private var arguments: [String: [String: TypeExpression]] = [:]

  /// Finds them between two surfaces.
  public init(old: SurfaceIndex, new: SurfaceIndex) {
    for type in old.types.values.sorted(by: { $0.path < $1.path }) where new.types[type.path] == nil {
      guard let alias = new.alias(at: type.path), alias.generics.count == type.generics.count,
        let target = alias.type, let path = target.path, old.types[path] == nil,
        let generic = new.types[path], generic.generics.count == target.arguments.count,
        arguments[path] == nil
      else { continue }
      let pairs = zip(generic.generics.map(\.name), target.arguments)
      let own = alias.generics.map(\.name)
      let chosen = pairs.filter { pair in !own.contains { pair.1.mentions($0) } }
      let passed = pairs.filter { pair in own.contains { pair.1.mentions($0) } }.map(\.1)
      if chosen.isEmpty || passed != alias.generics.map(\.argument) { continue }
      arguments[path] = Dictionary(chosen) { first, _ in first }
    }
  }

  /// The declarations as clients of the aliases see them.
  public func applied(to declarations: [Declaration]) -> [Declaration] {
    arguments.isEmpty ? declarations : declarations.map(applied)
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
