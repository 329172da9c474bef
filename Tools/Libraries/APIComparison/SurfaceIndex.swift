public import PublicAPI

/// A surface as a client's name lookup sees it: which names stand for what, and which members a type has.
public struct SurfaceIndex: Sendable {
  /// All declarations, with the aliases in their types replaced by what they stand for.
  public let declarations: [Declaration]
  /// The types by their dotted names.
  public let types: [String: Declaration]
  /// What the types have, and their extensions, by the type; under the empty name what is in none.
  public private(set) var members: [String: [Declaration]] = [:]
  /// What the types conform to, by the type.
  public private(set) var conformances: [String: [Declaration]] = [:]
  /// What clients know besides.
  public let library: SystemLibrary
  /// The declarations as they were given.
  let unexpanded: [Declaration]
  private let aliases: AliasTable

  /// Makes an index of all declarations of a module, whose clients also have what is in `library`.
  public init(_ unexpanded: [Declaration], beside library: SystemLibrary) {
    let aliases = AliasTable(unexpanded, beside: library)
    self.library = library
    self.unexpanded = unexpanded
    self.aliases = aliases
    declarations = unexpanded.map(aliases.expanding)
    types = Dictionary(declarations.filter(\.kind.isType).map { ($0.path, $0) }) { first, _ in first }
    for declaration in declarations {
      let context = declaration.contextPath
      if declaration.kind == .conformance {
        conformances[context, default: []].append(declaration)
      } else {
        members[context, default: []].append(declaration)
      }
    }
  }

  /// The declarations that name aliases as they were given, by what they are with what the aliases stand for.
  public var spellings: [Declaration: Declaration] {
    Dictionary(zip(declarations, unexpanded).filter { $0 != $1 }, uniquingKeysWith: { first, _ in first })
  }

  /// What the alias at `path` stands for in the end, if it names a type.
  public func target(ofAlias path: String) -> String? { aliases.target(of: path) }

  /// A declaration with what the aliases in its types stand for.
  func expanding(_ declaration: Declaration) -> Declaration { aliases.expanding(declaration) }

  /// The alias with the dotted name `path`.
  func alias(at path: String) -> Declaration? {
    let context = path.split(separator: ".").dropLast().joined(separator: ".")
    return members[context]?.first { $0.kind == .typeAlias && $0.path == path }
  }

  /// The type with the dotted name `path`, be it of the library.
  public func type(at path: String) -> Declaration? { types[path] ?? library.type(at: path) }

  /// The superclass, its superclass and so on, as far as they are known, and the first that is not.
  public func superclasses(of path: String) -> [String] {
    var chain: [String] = []
    var current = path
    while let type = type(at: current), type.kind == .class,
      let superclass = type.inheritance.first,
      let name = superclass.path, !chain.contains(name)
    {
      chain.append(name)
      current = name
    }
    return chain
  }

  /// The protocols a type conforms to or a protocol inherits, through whatever implies them.
  public func protocols(of path: String) -> Set<String> {
    var found: Set<String> = []
    var open = directProtocols(of: path)
    for superclass in superclasses(of: path) { open += directProtocols(of: superclass) }
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += directProtocols(of: next)
    }
    return found
  }

  private func directProtocols(of path: String) -> [String] {
    let declared = (conformances[path] ?? []).flatMap(\.inheritance).flatMap(\.members)
    let inherited = types[path].map { $0.kind == .protocol ? $0.inheritance.flatMap(\.members) : [] } ?? []
    let known = types[path] == nil ? library.protocols(of: path).union(library.parents(of: path)) : []
    return (declared + inherited).compactMap(\.path) + known
  }

  /// Whether it is any value of a protocol with associated types.
  ///
  /// A generic parameter takes one only where it is opened, which it is not where it is unwrapped, or cast, as the argument.
  public func isExistentialToOpen(_ type: TypeExpression) -> Bool {
    guard case .any(let constraint) = type.withoutAttributes.1, !type.has(.inout) else { return false }
    return constraint.members.compactMap(\.path).contains(where: hasAssociatedTypes)
  }

  /// Whether the protocol at `path`, or one that it inherits, has associated types.
  private func hasAssociatedTypes(_ path: String) -> Bool {
    protocols(of: path).union([path]).contains { name in
      (members[name] ?? library.members(of: name)).contains { $0.kind == .associatedType }
    }
  }

  /// The members called `name` that a client finds in the type: its own, a superclass's, a protocol's.
  public func lookUp(_ name: String, in path: String) -> [Declaration] {
    let places = [path] + superclasses(of: path) + protocols(of: path).sorted()
    return places.flatMap { members[$0] ?? [] }.filter { $0.name == name }
  }

  /// The functions of an operator, which expressions find in every type and outside of all.
  public func operators(named name: String) -> [Declaration] {
    declarations.filter { $0.isOperator && $0.name == name }
  }

  /// Whether what a property or subscript holds, or a function returns, cannot be copied.
  func hasNoncopyableValue(_ declaration: Declaration) -> Bool {
    guard let type = declaration.type else { return false }
    let known = requirements(around: declaration) + declaration.requirements
    return isNoncopyable(type) || known.contains(.conformance(type, .noncopyable))
  }

  /// Whether a value of the type cannot be copied.
  public func isNoncopyable(_ type: TypeExpression) -> Bool {
    if case .optional(let wrapped) = type { return isNoncopyable(wrapped) }
    let copyable = TypeExpression.named([TypeName("Copyable")])
    if case .any(let constraint) = type { return constraint.members.contains(.suppressed(copyable)) }
    guard let path = type.path, let declaration = types[path] else { return false }
    return declaration.inheritance.contains(.suppressed(copyable))
      && !conformances[path, default: []].contains { $0.inheritance.first == copyable }
  }

  /// The arguments of a protocol, by the associated types that they stand for.
  func primaryArguments(of constraint: TypeExpression) -> [String: TypeExpression] {
    guard let name = constraint.path else { return [:] }
    let names = types[name]?.generics.map(\.name) ?? library.primaryAssociatedTypes(of: name)
    return Dictionary(zip(names, constraint.arguments)) { first, _ in first }
  }

  /// The requirements of the types around a declaration, which hold wherever it can be used.
  public func requirements(around declaration: Declaration) -> [GenericRequirement] {
    var found: [GenericRequirement] = []
    for depth in declaration.context.indices {
      let path = declaration.context[...depth].joined(separator: ".")
      guard let type = types[path] else { continue }
      found += type.requirements
      if type.kind == .protocol {
        found.append(.conformance(.named([TypeName("Self")]), .named([TypeName(path)])))
      }
    }
    return found
  }
}

extension SurfaceIndex {
  /// The superclass at `path` with the arguments that `type` gives it, through however many classes between them.
  public func specialisation(of path: String, in type: Declaration) -> TypeExpression? {
    var bindings: [String: TypeExpression] = [:]
    var current: Declaration? = type
    var seen: Set<String> = []
    while let declaration = current, declaration.kind == .class, seen.insert(declaration.path).inserted,
      let superclass = declaration.inheritance.first?.substituting(bindings), let name = superclass.path
    {
      if name == path { return superclass }
      current = types[name]
      let names = types[name]?.generics.map(\.name) ?? []
      bindings = Dictionary(zip(names, superclass.arguments), uniquingKeysWith: { first, _ in first })
    }
    return nil
  }
}
