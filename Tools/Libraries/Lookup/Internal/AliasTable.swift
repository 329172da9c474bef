import Surfaces

/// The type aliases of a module and those of the toolchain's.
struct AliasTable {
  private var aliases: [String: Declaration] = [:]
  private var generics: [String: [String]] = [:]
  private let library: SystemLibrary

  init(_ declarations: [Declaration], beside library: SystemLibrary) {
    self.library = library
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
    expanded.attributes = declaration.attributes.map(expanding)
    expanded.parameters = expanded.parameters?.map { parameter in
      var parameter = parameter
      parameter.attributes = parameter.attributes.map(expanding)
      return parameter
    }
    expanded.normalise()
    return expanded
  }

  private func expanding(_ attribute: DeclarationAttribute) -> DeclarationAttribute {
    guard case .custom(let type, let arguments) = attribute else { return attribute }
    return .custom(expanding(type), arguments: arguments)
  }

  private func expanding(_ requirement: GenericRequirement) -> [GenericRequirement] {
    switch requirement {
    case .conformance(let subject, let constraint):
      GenericRequirement.conformances(of: expanding(subject), to: expanding(constraint))
    case .sameType(let left, let right):
      // What aliases stand for may be the same already.
      expanding(left) == expanding(right) ? [] : [.sameType(expanding(left), expanding(right))]
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
    let known = alias(at: name)
    if known == nil, let argument = argument(named: path) { return argument }
    guard let alias = known, let underlying = alias.type, underlying.path != name else { return nil }
    var arguments: [String: TypeExpression] = [:]
    for depth in path.indices {
      let owner = path[...depth].map(\.name).joined(separator: ".")
      let names = depth == path.count - 1 ? alias.generics.map(\.name) : parameters(of: owner) ?? []
      for (name, argument) in zip(names, path[depth].arguments) { arguments[name] = argument }
    }
    let target = underlying.substituting(arguments)
    // An alias of a generic type without arguments takes those of the type.
    guard alias.generics.isEmpty, let given = path.last?.arguments, !given.isEmpty,
      case .named(let parts) = target, let last = parts.last, last.arguments.isEmpty
    else { return target }
    return .named(parts.dropLast() + [TypeName(last.name, arguments: given)])
  }

  /// The alias that a name stands for where clients see both; a type of the module hides one of the library.
  private func alias(at path: String) -> Declaration? {
    aliases[path] ?? (generics[path] == nil ? library.alias(at: path) : nil)
  }

  /// The names of a type's generic parameters.
  private func parameters(of path: String) -> [String]? {
    generics[path] ?? library.type(at: path)?.generics.map(\.name)
  }

  /// `Set<Int>.Element` is the argument: where a member has the name of a generic parameter and is no alias, a protocol
  /// asks for it and the parameter is what meets that; so does one of a type around.
  private func argument(named path: [TypeName]) -> TypeExpression? {
    guard path.count > 1, let member = path.last, member.arguments.isEmpty,
      generics[path.map(\.name).joined(separator: ".")] == nil
    else { return nil }
    for depth in path.indices.dropLast().reversed() {
      let owner = path[...depth].map(\.name).joined(separator: ".")
      guard let names = parameters(of: owner), names.count == path[depth].arguments.count else { return nil }
      if let index = names.firstIndex(of: member.name) { return path[depth].arguments[index] }
    }
    return nil
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
