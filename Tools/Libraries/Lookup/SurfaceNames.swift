public import Surfaces

/// What the names of a surface stand for as clients write them: an alias stays what it is.
public struct SurfaceNames: Sendable {
  private let types: [[String]: Declaration]
  private let members: [[String]: [Declaration]]
  private let aliases: [String: Declaration]
  private let defaults: [[String]: [Declaration]]

  /// Makes the names of all declarations of a module.
  public init(_ declarations: [Declaration]) {
    types = Dictionary(
      declarations.filter { $0.kind.isType }.map { ($0.context + [$0.name], $0) },
      uniquingKeysWith: { first, _ in first })
    members = Dictionary(grouping: declarations.filter { !$0.isUnusable }, by: \.context)
    let types = types
    aliases = Self.endingAliases(
      declarations.filter { $0.kind == .typeAlias && types[[$0.name]] == nil })
    defaults = Dictionary(grouping: declarations.flatMap(\.servingElsewhere), by: \.protocol)
      .mapValues { $0.map(\.member) }
  }

  /// Aliases by the last of their names, without those that come back to it: in one place it is an alias, and in another
  /// a type.
  private static func endingAliases(_ declarations: [Declaration]) -> [String: Declaration] {
    let aliases = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return aliases.filter { name, alias in
      var seen: Set<String> = []
      var open = alias.type?.bareNames ?? []
      while let next = open.popFirst() {
        if next == name { return false }
        if seen.insert(next).inserted { open.formUnion(aliases[next]?.type?.bareNames ?? []) }
      }
      return true
    }
  }

  /// The type at `path`, or nil if another module declares it.
  public func type(at path: [String]) -> Declaration? { types[path] }

  /// The type that `expression` names, looked up from inside of `context`.
  public func type(named expression: TypeExpression, from context: [String] = []) -> Declaration? {
    guard case .named(let names) = expression else { return nil }
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

  /// What a non-generic alias of the surface stands for.
  public func alias(_ type: TypeExpression) -> TypeExpression? {
    guard case .named(let path) = type, path.count == 1, path[0].arguments.isEmpty,
      let alias = aliases[path[0].name], alias.generics.isEmpty
    else { return nil }
    return alias.type
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
    case .named(let path) where path.count == 1:
      aliases[path[0].name]?.type.map(isFunction) ?? false
    default: false
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
  /// The names in it that stand by themselves.
  fileprivate var bareNames: Set<String> {
    var names: Set<String> = []
    _ = mapped { part in
      if case .named(let path) = part, path.count == 1 { names.insert(path[0].name) }
      return part
    }
    return names
  }
}
