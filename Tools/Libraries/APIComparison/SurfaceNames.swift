public import PublicAPI

/// What the names of a surface stand for as clients write them: an alias stays what it is.
public struct SurfaceNames: Sendable {
  private let types: [[String]: Declaration]
  private let members: [[String]: [Declaration]]
  private let aliases: AliasTable
  /// The names of aliases that come back to themselves, which stand for nothing.
  private let circular: Set<String>
  private let defaults: [[String]: [Declaration]]
  /// The generic parameters that hide what is called like them.
  private var parameters: Set<String> = []

  /// Makes the names of all declarations of a module.
  public init(_ declarations: [Declaration]) {
    types = Dictionary(
      declarations.filter { $0.kind.isType }.map { ($0.context + [$0.name], $0) },
      uniquingKeysWith: { first, _ in first })
    members = Dictionary(grouping: declarations.filter { !$0.isUnusable }, by: \.context)
    aliases = AliasTable(declarations, beside: .empty)
    circular = Self.circularAliases(declarations.filter { $0.kind == .typeAlias })
    defaults = Dictionary(grouping: declarations.flatMap(\.servingElsewhere), by: \.protocol)
      .mapValues { $0.map(\.member) }
  }

  /// The aliases that come back to themselves: one may stand for what another module calls as this one calls another.
  private static func circularAliases(_ declarations: [Declaration]) -> Set<String> {
    let aliases = Dictionary(declarations.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(
      aliases.filter { name, alias in
        var seen: Set<String> = []
        var open = alias.type?.names ?? []
        while let next = open.popFirst() {
          if next == name { return true }
          if seen.insert(next).inserted { open.formUnion(aliases[next]?.type?.names ?? []) }
        }
        return false
      }.keys)
  }

  /// The names as they are found where `declaration` stands: its generic parameters, and those of the types around it,
  /// hide what is called like them.
  public func inside(_ declaration: Declaration) -> SurfaceNames {
    var names = self
    names.parameters = declaration.parameterNames { types[$0.split(separator: ".").map(String.init)] }
    return names
  }

  /// The type at `path`, or nil if another module declares it.
  public func type(at path: [String]) -> Declaration? { types[path] }

  /// The type that `expression` names, looked up from inside of `context`.
  public func type(named expression: TypeExpression, from context: [String] = []) -> Declaration? {
    guard case .named(let names) = expression, expression.path(beside: parameters) != nil else { return nil }
    let path = names.map(\.name)
    for depth in (0...context.count).reversed() {
      if let type = types[context.prefix(depth) + path] { return type }
    }
    return nil
  }

  /// What is declared directly inside of `path`.
  public func members(of path: [String]) -> [Declaration] { members[path] ?? [] }

  /// What extensions of other protocols declare for types that conform to the one at `path` as well: with that for their
  /// constraint which the protocol's own extension would need.
  public func defaults(for path: [String]) -> [Declaration] { defaults[path] ?? [] }

  /// What is declared directly inside of the type that `expression` names.
  public func members(of expression: TypeExpression) -> [Declaration] {
    type(named: expression).map { members(of: $0.context + [$0.name]) } ?? []
  }

  /// What an alias of the surface stands for.
  public func alias(_ type: TypeExpression) -> TypeExpression? {
    guard let path = type.path(beside: parameters), !circular.contains(path)
    else { return nil }
    return aliases.replacement(of: type, beside: parameters)
  }

  /// The types around a member and the type at `path` itself, outermost first; nil if another module declares one.
  public func chain(to path: [String]) -> [Declaration]? {
    let chain = path.indices.compactMap { types[Array(path[...$0])] }
    return chain.count == path.count ? chain : nil
  }

  /// Whether `type` is a function type, possibly behind an alias.
  public func isFunction(_ type: TypeExpression) -> Bool {
    switch type {
    case .function: true
    case .attributed(_, let inner): isFunction(inner)
    default: alias(type).map(isFunction) ?? false
    }
  }

  /// Whether values of `type` cannot be copied, given the requirements on generic parameters.
  public func isNoncopyable(
    _ type: TypeExpression, given requirements: [GenericRequirement], from context: [String]
  ) -> Bool {
    if case .attributed(_, let inner) = type {
      return isNoncopyable(inner, given: requirements, from: context)
    }
    if case .some(.composition(let members)) = type, members.contains(.noncopyable) { return true }
    if requirements.contains(.conformance(type, .noncopyable)) { return true }
    return self.type(named: type, from: context)?.inheritance.contains(.noncopyable) ?? false
  }
}

extension TypeExpression {
  /// The dotted names in it.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    _ = mapped { part in
      if let path = part.path(beside: []) { names.insert(path) }
      return part
    }
    return names
  }
}
