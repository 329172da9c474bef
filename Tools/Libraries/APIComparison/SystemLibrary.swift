public import PublicAPI

/// What every client knows besides the module that it imports: which types, protocols, conformances and aliases the
/// toolchain's own modules declare.
///
/// It can be stored, and what is stored is soon back: a declaration is read when somebody asks for it.
public struct SystemLibrary: Sendable, Codable {
  /// A library that declares nothing, beside which a surface speaks for itself.
  public static let empty = SystemLibrary([])

  private let types: StoredDeclarations
  private let aliases: StoredDeclarations
  private let conformances: StoredDeclarations
  /// What the protocols ask for and their extensions give, by the protocol.
  private let members: StoredDeclarations
  /// What gives a value of a type by a dot and its name, by the type.
  private let constants: StoredDeclarations
  /// The functions outside of all types, those of operators among them, by their names.
  private let functions: StoredDeclarations
  /// The protocols that have a member, by its name.
  private let owners: [String: Set<String>]
  /// A short name of a type of each module.
  private let typeNames: [String: String]
  /// The modules that every file imports, whether it says so or not.
  private static let implicitModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]
  /// The names of what these declare: of functions, of members of protocols, and of types.
  private let implicitNames: Set<String>

  /// Keeps of the surfaces of the toolchain's modules what decides the meaning of other modules' declarations, and what
  /// clients write with it: of the members of types that are no protocols only those that give a value of the type.
  public init(_ modules: [Surface]) {
    // One surface of them all has each declaration once, and in order.
    let declarations = Surface(module: "Swift", declarations: modules.flatMap(\.declarations)).declarations
    let protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.path))
    let members = declarations.filter { $0.kind != .conformance && protocols.contains($0.contextPath) }
    types = StoredDeclarations(declarations.filter(\.kind.isType), by: \.path)
    aliases = StoredDeclarations(declarations.filter { $0.kind == .typeAlias }, by: \.path)
    conformances = StoredDeclarations(declarations.filter { $0.kind == .conformance }, by: \.contextPath)
    self.members = StoredDeclarations(members, by: \.contextPath)
    constants = StoredDeclarations(
      declarations.filter { $0.givesTypeAround && !protocols.contains($0.contextPath) }, by: \.contextPath)
    functions = StoredDeclarations(
      declarations.filter { $0.context.isEmpty && $0.kind == .function }, by: \.name)
    owners = Dictionary(grouping: members, by: \.name).mapValues { Set($0.map(\.contextPath)) }
    implicitNames = Set(
      modules.filter { Self.implicitModules.contains($0.module) }.flatMap(\.declarations).filter {
        $0.context.isEmpty || protocols.contains($0.contextPath)
      }.map(\.name))
    typeNames = Dictionary(modules.map { ($0.module, $0.shortestTypeName) }) { first, _ in first }
      .compactMapValues(\.self)
  }

  /// Whether a type, a protocol or an alias has this name, which every file knows.
  public func hasType(named name: String) -> Bool { types.has(name) || aliases.has(name) }

  /// Whether a module that every file imports has something called `name`: a type, a function or a protocol's member.
  public func isImplicitlyImported(_ name: String) -> Bool { implicitNames.contains(name) }

  /// The type or protocol called `path`, or nil.
  public func type(at path: String) -> Declaration? { types[path].first }

  /// The alias called `path`, or nil.
  public func alias(at path: String) -> Declaration? { aliases[path].first }

  /// What extensions say that the type called `path` conforms to.
  func conformances(of path: String) -> [Declaration] { conformances[path] }

  /// The protocols that have a member called `name`.
  public func protocols(having name: String) -> Set<String> { owners[name] ?? [] }

  /// The name of a type without generic parameters that `module` declares, or nil; a short one, as many write it.
  public func typeName(in module: String) -> String? { typeNames[module] }

  /// What types that conform to a protocol have under `name`: requirements and what extensions give.
  public func members(named name: String, of path: String) -> [Declaration] {
    members(of: path).filter { $0.name == name }
  }

  /// What gives a value of the type called `path` by a dot and its name: cases, and static members that give one.
  public func constants(of path: String) -> [Declaration] { constants[path] }

  /// The functions that belong to no type, be they those of an operator.
  public func functions(named name: String) -> [Declaration] { functions[name] }

  /// What types that conform to a protocol have: requirements and what extensions give.
  public func members(of path: String) -> [Declaration] { members[path] }

  /// The types that a protocol asks for.
  func associatedTypes(of path: String) -> [Declaration] {
    members(of: path).filter { $0.kind == .associatedType }
  }

  /// All protocols that a protocol implies.
  public func inherited(by path: String) -> Set<String> {
    var found: Set<String> = []
    var open = parents(of: path)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents(of: next) }
    }
    return found
  }

  /// The protocols that the declaration of a protocol names.
  public func parents(of path: String) -> [String] {
    guard let type = type(at: path), type.kind == .protocol else { return [] }
    return type.inheritance.flatMap(\.members).compactMap(\.path)
  }

  /// The protocols that a type conforms to, be it under conditions, with all that these imply.
  public func protocols(of type: String) -> Set<String> {
    let direct = conformances[type].flatMap(\.inheritance).flatMap(\.members).compactMap(\.path)
    return direct.reduce(into: Set(direct)) { $0.formUnion(inherited(by: $1)) }
  }

  /// The names of a protocol's primary associated types.
  public func primaryAssociatedTypes(of path: String) -> [String] {
    guard let type = type(at: path), type.kind == .protocol else { return [] }
    return type.generics.map(\.name)
  }

  /// The type called `name` that belongs to `type`, as far as the library says it without conditions.
  public func member(_ name: String, of type: TypeExpression) -> TypeExpression? {
    let member = type.member(TypeName(name))
    let known = AliasTable([], beside: self).expanding(member)
    return known == member ? nil : known
  }
}

extension Surface {
  /// The shortest name of a type that stands by itself, and the first of those.
  fileprivate var shortestTypeName: String? {
    let types = declarations.filter {
      $0.kind.isType && $0.kind != .protocol && $0.context.isEmpty && $0.generics.isEmpty && !$0.isUnusable
    }
    return types.map(\.name).min { ($0.count, $0) < ($1.count, $1) }
  }
}
