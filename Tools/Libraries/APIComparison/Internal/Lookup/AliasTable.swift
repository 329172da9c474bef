import PublicAPI

/// The type aliases of a module and those of the toolchain's.
struct AliasTable {
  private var aliases: [String: Declaration] = [:]
  private var types: [String: Declaration] = [:]
  private let library: SystemLibrary

  init(_ declarations: [Declaration], beside library: SystemLibrary) {
    self.library = library
    for declaration in declarations {
      if declaration.kind == .typeAlias { aliases[declaration.path] = declaration }
      if declaration.kind.isType { types[declaration.path] = declaration }
    }
  }

  /// What the alias at `path` stands for in the end, if it names a type.
  func target(of path: String) -> String? {
    aliases[path].flatMap { alias in alias.type.map { expanding($0, beside: parameters(around: alias)) } }?
      .path
  }

  /// The declaration with every alias in its types replaced.
  func expanding(_ declaration: Declaration) -> Declaration {
    let parameters = parameters(around: declaration)
    let expand = { (type: TypeExpression) in expanding(type, beside: parameters) }
    var expanded = declaration.mapped(expand)
    expanded.inheritance = declaration.inheritance.flatMap { expand($0).members }
    expanded.requirements = declaration.requirements.flatMap { $0.expanded(expand) }
    expanded.attributes = declaration.attributes.map { $0.expanded(expand) }
    expanded.parameters = expanded.parameters?.map { parameter in
      var parameter = parameter
      parameter.attributes = parameter.attributes.map { $0.expanded(expand) }
      return parameter
    }
    expanded.normalise()
    return expanded
  }

  /// The type with every alias in it replaced, however deep, where it stands beside generic `parameters`.
  func expanding(_ type: TypeExpression, beside parameters: Set<String> = []) -> TypeExpression {
    var current = type
    // An alias may stand for another one; a cycle cannot compile, so the bound is never met in practice.
    for _ in 0..<8 {
      let next = current.mapped { part in replacement(of: part, beside: parameters) ?? part }
      if next == current { break }
      current = next
    }
    return current.flattened
  }

  /// The names of the generic parameters that a declaration can name.
  private func parameters(around declaration: Declaration) -> Set<String> {
    declaration.parameterNames { types[$0] ?? library.type(at: $0) }
  }

  /// What a name stands for if it is that of an alias, or of an argument, and of none of the generic `parameters`.
  func replacement(of type: TypeExpression, beside parameters: Set<String>) -> TypeExpression? {
    guard let name = type.path(beside: parameters), case .named(let path) = type else { return nil }
    let known = alias(at: name)
    if known == nil, let argument = argument(named: path) { return argument }
    guard let alias = known, let written = alias.type, written.path != name,
      let underlying = expressible(written, of: alias, beside: parameters)
    else { return nil }
    var arguments: [String: TypeExpression] = [:]
    for depth in path.indices {
      let owner = path[...depth].map(\.name).joined(separator: ".")
      let names = depth == path.count - 1 ? alias.generics.map(\.name) : self.parameters(of: owner) ?? []
      for (name, argument) in zip(names, path[depth].arguments) { arguments[name] = argument }
    }
    let target = underlying.substituting(arguments)
    // An alias of a generic type without arguments takes those of the type.
    guard alias.generics.isEmpty, let given = path.last?.arguments, !given.isEmpty,
      case .named(let parts) = target, let last = parts.last, last.arguments.isEmpty
    else { return target }
    return .named(parts.dropLast() + [TypeName(last.name, arguments: given)])
  }

  /// What an alias stands for as one can say it where generic `parameters` hide some of its names, or nil if nobody can.
  private func expressible(_ type: TypeExpression, of alias: Declaration, beside parameters: Set<String>)
    -> TypeExpression?
  {
    let own = self.parameters(around: alias)
    let hidden = parameters.subtracting(own)
    guard hidden.contains(where: type.mentions) else { return type }
    let plain = type.mapped { part in replacement(of: part, beside: own) ?? part }
    return hidden.contains(where: plain.mentions) ? nil : plain
  }

  /// The alias that a name stands for where clients see both; a type of the module hides one of the library.
  private func alias(at path: String) -> Declaration? {
    aliases[path] ?? (types[path] == nil ? library.alias(at: path) : nil)
  }

  /// The names of a type's generic parameters.
  private func parameters(of path: String) -> [String]? {
    (types[path] ?? library.type(at: path))?.generics.map(\.name)
  }

  /// `Set<Int>.Element` is the argument: where a member has the name of a generic parameter and is no alias, a protocol
  /// asks for it and the parameter is what meets that; so does one of a type around.
  private func argument(named path: [TypeName]) -> TypeExpression? {
    guard path.count > 1, let member = path.last, member.arguments.isEmpty,
      types[path.map(\.name).joined(separator: ".")] == nil
    else { return nil }
    for depth in path.indices.dropLast().reversed() {
      let owner = path[...depth].map(\.name).joined(separator: ".")
      guard let names = parameters(of: owner), names.count == path[depth].arguments.count else { return nil }
      if let index = names.firstIndex(of: member.name) { return path[depth].arguments[index] }
    }
    return nil
  }
}

extension DeclarationAttribute {
  fileprivate func expanded(_ expand: (TypeExpression) -> TypeExpression) -> DeclarationAttribute {
    guard case .custom(let type, let arguments) = self else { return self }
    return .custom(expand(type), arguments: arguments)
  }
}

extension GenericRequirement {
  fileprivate func expanded(_ expand: (TypeExpression) -> TypeExpression) -> [GenericRequirement] {
    switch self {
    case .conformance(let subject, let constraint):
      GenericRequirement.conformances(of: expand(subject), to: expand(constraint))
    case .sameType(let left, let right):
      // What aliases stand for may be the same already.
      expand(left) == expand(right) ? [] : [.sameType(expand(left), expand(right))]
    }
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
