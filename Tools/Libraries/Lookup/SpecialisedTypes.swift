public import Surfaces

/// Types of an old surface that are aliases of specialised generic types in the new one.
public struct SpecialisedTypes: Sendable {
  private var arguments: [String: [String: TypeExpression]] = [:]

  /// Finds them between two surfaces.
  public init(old: SurfaceIndex, new: SurfaceIndex) {
    for type in old.types.values where type.generics.isEmpty && new.types[type.path] == nil {
      guard
        let alias = new.members[type.contextPath]?.first(where: {
          $0.name == type.name && $0.kind == .typeAlias
        }),
        alias.generics.isEmpty, let target = alias.type, let path = target.path, old.types[path] == nil,
        let generic = new.types[path], !generic.generics.isEmpty,
        generic.generics.count == target.arguments.count, arguments[path] == nil
      else { continue }
      arguments[path] = Dictionary(
        zip(generic.generics.map(\.name), target.arguments), uniquingKeysWith: { first, _ in first })
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
      specialised.generics = []
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
