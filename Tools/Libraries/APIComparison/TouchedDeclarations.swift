public import PublicAPI

/// The declarations between two surfaces that changed, and the types around them.
public struct TouchedDeclarations: Sendable {
  private let texts: Set<String>
  private let titles: Set<String>
  private let paths: Set<[String]>
  /// The types with a changed member of which code that handles their values may have to know.
  private let changedForUsers: Set<[String]>
  private let names: Set<Substring>
  private let aliases: [[String]]

  /// Looks through the declarations that only one of two surfaces has.
  init(between old: Surface, and new: Surface, _ difference: DeclarationDiff) {
    let (gone, added) = (difference.removed, difference.added)
    texts = Set(gone.map(\.description))
    titles = Set(added.map(\.title))
    paths = Set((gone + added).flatMap { [$0.context] + $0.protocolsServed })
    changedForUsers = Set((gone + added).filter(\.isFeltByUsersOfItsType).map(\.context))
    aliases = added.filter { $0.kind == .typeAlias }.map { $0.context + [$0.name] }
    let types = gone.filter {
      $0.kind.isType || $0.kind == .typeAlias || $0.kind == .operator || $0.kind == .precedenceGroup
    }
    let changed = (gone + added.filter(\.isFeltByUsersOfItsType)).compactMap(\.context.last)
    let replaced = Self.replacedTypes(old, new)
    names = Set((types.map(\.name) + changed + replaced).map { $0[...] })
  }

  /// The names of types that read alike on both sides and are not the same: the module has a type of its own where it
  /// re-exported one of that name.
  private static func replacedTypes(_ old: Surface, _ new: Surface) -> [String] {
    let types = [old, new].map { $0.declarations.filter(\.kind.isType) }
    let known = Dictionary(types[0].map { ($0.path, $0.mangledName) }) { first, _ in first }
    return types[1].compactMap { type in
      guard let before = known[type.path] ?? nil, let after = type.mangledName else { return nil }
      return before == after ? nil : type.name
    }
  }

  /// Whether `declaration` changed, got an overload, or is a type of which a member did.
  public func contains(_ declaration: Declaration) -> Bool {
    texts.contains(declaration.description) || titles.contains(declaration.title)
      || declaration.kind.isType && paths.contains(declaration.context + [declaration.name])
  }

  /// Whether code that handles values of `type` may notice what changed: the type itself, a case or a conformance, but no
  /// other member that such code does not name.
  public func changesForUsers(of type: Declaration) -> Bool {
    isAltered(type) || titles.contains(type.title) || changedForUsers.contains(type.context + [type.name])
  }

  /// Whether the new side does not have `declaration` as it is.
  public func isAltered(_ declaration: Declaration) -> Bool { texts.contains(declaration.description) }

  /// Whether the new side has nothing under the name of `declaration` that the old side has not, nor an alias around it,
  /// whose members no surface lists.
  public func isGone(_ declaration: Declaration) -> Bool {
    texts.contains(declaration.description) && !titles.contains(declaration.title)
      && !aliases.contains { declaration.context.starts(with: $0) }
  }

  /// Whether `declaration` changed, is a type of which a member did, or names such a type.
  public func mayAffect(_ declaration: Declaration) -> Bool {
    contains(declaration)
      || SourceWords(declaration.description).all.contains { names.contains($0.text) }
  }
}

extension Declaration {
  /// The protocols besides that around it of which the declaration may be a default.
  fileprivate var protocolsServed: [[String]] {
    constraints(on: "Self").compactMap { if case .named(let path) = $0 { path.map(\.name) } else { nil } }
  }

  /// Whether code that handles the type around the declaration may have to know of it.
  fileprivate var isFeltByUsersOfItsType: Bool {
    kind == .enumerationCase || kind == .associatedType || kind == .conformance || requirement != .none
  }
}
