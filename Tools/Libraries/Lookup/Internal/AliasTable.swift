import Surfaces

/// The type aliases of a module and the well-known ones of the standard library and Foundation.
struct AliasTable {
  private var aliases: [String: Declaration] = [:]
  private var generics: [String: [String]] = [:]

  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      if declaration.kind == .typeAlias { aliases[declaration.path] = declaration }
      if declaration.kind.isType { generics[declaration.path] = declaration.generics.map(\.name) }
    }
  }

  /// What the alias at `path` stands for in the end, if it names a type.
  func target(of path: String) -> String? {
    aliases[path]?.type.map { expanding($0).path } ?? nil
  }

  /// The declaration with every alias in its types replaced.
  func expanding(_ declaration: Declaration) -> Declaration {
    var expanded = declaration.mapped(expanding)
    expanded.inheritance = declaration.inheritance.flatMap { expanding($0).members }
    expanded.requirements = declaration.requirements.flatMap(expanding)
    expanded.normalise()
    return expanded
  }

  private func expanding(_ requirement: GenericRequirement) -> [GenericRequirement] {
    switch requirement {
    case .conformance(let subject, let constraint):
      GenericRequirement.conformances(of: expanding(subject), to: expanding(constraint))
    case .sameType(let left, let right): [.sameType(expanding(left), expanding(right))]
    }
  }

  /// The type with every alias in it replaced, however deep.
  func expanding(_ type: TypeExpression) -> TypeExpression {
    var current = type
    // An alias may stand for another one; a cycle cannot compile, so the bound is never met in practice.
    for _ in 0..<8 {
      let next = current.mapped { part in replacement(of: part) ?? part }
      if next == current { break }
      current = next
    }
    return current.flattened
  }

  private func replacement(of type: TypeExpression) -> TypeExpression? {
    guard case .named(let path) = type else { return nil }
    let name = path.map(\.name).joined(separator: ".")
    if let known = KnownAliases.all[name], path.allSatisfy(\.arguments.isEmpty) { return known }
    guard let alias = aliases[name], let underlying = alias.type, underlying.path != name else { return nil }
    var arguments: [String: TypeExpression] = [:]
    for depth in path.indices {
      let owner = path[...depth].map(\.name).joined(separator: ".")
      let names = depth == path.count - 1 ? alias.generics.map(\.name) : generics[owner] ?? []
      for (name, argument) in zip(names, path[depth].arguments) { arguments[name] = argument }
    }
    return underlying.substituting(arguments)
  }
}

extension TypeExpression {
  /// The type with attributes around attributes and the like made one.
  var flattened: TypeExpression {
    mapped { part in
      switch part {
      case .attributed(let outer, .attributed(let inner, let type)):
        .attributed(Set(outer + inner).sorted { $0.description < $1.description }, type)
      case .any(.any(let constraint)): .any(constraint)
      case .some(.any(let constraint)): .some(constraint)
      default: part
      }
    }
  }
}
