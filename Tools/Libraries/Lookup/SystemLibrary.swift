public import Surfaces

/// What every client knows besides the module that it imports: which types, protocols, conformances and aliases the
/// toolchain's own modules declare.
public struct SystemLibrary: Sendable {
  /// A library that declares nothing, beside which a surface speaks for itself.
  public static let empty = SystemLibrary([])

  /// The declarations that count, from all modules, as one surface that can be stored.
  public let surface: Surface
  let types: [String: Declaration]
  let conformances: [String: [Declaration]]
  let aliases: [String: Declaration]
  /// What the protocols ask for and their extensions give, by the protocol.
  private let members: [String: [Declaration]]
  /// The names of all members of protocols.
  private let memberNames: Set<String>

  /// Keeps of the surfaces of the toolchain's modules what decides the meaning of other modules' declarations: all but
  /// the members of types that are no protocols.
  public init(_ modules: [Surface]) {
    let declarations = modules.flatMap(\.declarations)
    let protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.path))
    let kept = declarations.filter { declaration in
      declaration.kind.isType || [.typeAlias, .conformance].contains(declaration.kind)
        || protocols.contains(declaration.contextPath)
    }
    // What was kept before is one surface already, and in order.
    let isStored = modules.count == 1 && kept.count == declarations.count
    surface = isStored ? modules[0] : Surface(module: "Swift", declarations: kept)
    types = Dictionary(kept.filter(\.kind.isType).map { ($0.path, $0) }) { first, _ in first }
    aliases = Dictionary(kept.filter { $0.kind == .typeAlias }.map { ($0.path, $0) }) { first, _ in first }
    conformances = Dictionary(grouping: kept.filter { $0.kind == .conformance }, by: \.contextPath)
    members = Dictionary(
      grouping: kept.filter { $0.kind != .conformance && protocols.contains($0.contextPath) },
      by: \.contextPath)
    memberNames = Set(members.values.flatMap { $0.map(\.name) })
  }

  /// Whether a type, a protocol or an alias has this name, which every file knows.
  public func hasType(named name: String) -> Bool { types[name] != nil || aliases[name] != nil }

  /// Whether any protocol has a member called `name`.
  public func hasMember(named name: String) -> Bool { memberNames.contains(name) }

  /// What types that conform to a protocol have under `name`: requirements and what extensions give.
  public func members(named name: String, of path: String) -> [Declaration] {
    (members[path] ?? []).filter { $0.name == name }
  }

  /// The types that a protocol asks for.
  func associatedTypes(of path: String) -> [Declaration] {
    (members[path] ?? []).filter { $0.kind == .associatedType }
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
  func parents(of path: String) -> [String] {
    guard let type = types[path], type.kind == .protocol else { return [] }
    return type.inheritance.flatMap(\.members).compactMap(\.path)
  }

  /// The protocols that a type conforms to, be it under conditions, with all that these imply.
  func protocols(of type: String) -> Set<String> {
    let direct = (conformances[type] ?? []).flatMap(\.inheritance).flatMap(\.members).compactMap(\.path)
    return direct.reduce(into: Set(direct)) { $0.formUnion(inherited(by: $1)) }
  }

  /// The names of a protocol's primary associated types.
  func primaryAssociatedTypes(of path: String) -> [String] {
    guard let type = types[path], type.kind == .protocol else { return [] }
    return type.generics.map(\.name)
  }

  /// The type called `name` that belongs to `type`, as far as the library says it without conditions.
  func member(_ name: String, of type: TypeExpression) -> TypeExpression? {
    let member = type.member(TypeName(name))
    let known = AliasTable([], beside: self).expanding(member)
    return known == member ? nil : known
  }
}
