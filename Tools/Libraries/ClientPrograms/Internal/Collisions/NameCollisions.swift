import APIComparison
import PublicAPI

/// Finds what clients use under the names of what is new.
struct NameCollisions: Sendable {
  private let old: SurfaceIndex
  private let new: SurfaceIndex
  private let added: [Declaration]
  /// The module that clients import.
  private let module: String
  private let unchanged: Set<Declaration>
  /// Whether clients get the members of other modules than the standard library's with this one.
  private let importsOthers: Bool
  /// The types of the old side that conform to a protocol, by the protocol.
  private let conformers: [String: [Declaration]]

  /// Looks through what is new in `diff`.
  ///
  /// Names that begin with an underscore count only if `includingUnderscored` says so.
  init(in diff: APIDiff, includingUnderscored: Bool) {
    let added = diff.declarations.added.filter {
      !$0.isUnusable && (includingUnderscored || !$0.hasUnderscoredName)
    }
    self.added = added
    module = diff.module
    (old, new) = (diff.old, diff.new)
    unchanged = Set(diff.surfaces.new.declarations)
    importsOthers = diff.surfaces.old.declarations.contains { $0.kind == .moduleImport }
    guard !added.isEmpty else {
      conformers = [:]
      return
    }
    var conformers: [String: [Declaration]] = [:]
    for type in self.old.types.values.sorted(by: { $0.path < $1.path }) {
      for name in self.old.protocols(of: type.path) { conformers[name, default: []].append(type) }
    }
    self.conformers = conformers
  }

  /// The associated types that something new may change, and the aliases that it hides.
  var inferences: [InferredAssociatedType] {
    InferredTypes(old: old, added: added).all + hiddenAliases
  }

  private var hiddenAliases: [InferredAssociatedType] {
    added.filter { $0.kind.isType || $0.kind == .typeAlias }.compactMap { addition in
      guard let type = old.types[addition.contextPath], type.kind != .protocol,
        let alias = old.lookUp(addition.name, in: type.path).first(where: { $0.kind == .typeAlias }),
        alias.context != addition.context, let target = alias.type, target.isNameable
      else { return nil }
      return InferredAssociatedType(
        type: type, associatedType: addition.name, candidates: [target], addition: addition)
    }
  }

  /// The new members that may hide one, or be confused with one, that code finds today.
  var overloads: [NameCollision] {
    let together = ProtocolsTogether(old)
    return added.filter(\.isNamedInExpressions).flatMap { addition in
      known(under: addition).filter { !isPlainChange($0, addition) }.map {
        NameCollision(
          known: $0, addition: addition, origin: addition,
          isOutsideOfActor: isOutsideOfActor($0, in: addition.contextPath),
          parameters: old.types[addition.contextPath]?.generics ?? [])
      }
        + amongConformers(of: addition) + amongSubclasses(of: addition) + together.collisions(of: addition)
    }
  }

  /// New members that a member lookup at run time or another module may have given so far.
  var strangers: [Declaration] {
    added.filter { addition in
      let isOfOthers = addition.kind != .initializer || old.types[addition.contextPath] == nil
      return addition.isNamedInExpressions && isOfOthers && known(under: addition).isEmpty
    }
  }

  /// Whether what code has found under the addition's name was looked up at run time, or is the standard library's.
  func isKnownToAll(_ addition: Declaration) -> Bool {
    let path = addition.contextPath
    return isDynamic(path) || !importsOthers
      || old.library.isImplicitlyImported(addition.kind == .initializer ? path : addition.name)
  }

  /// Whether members of the type at `path` are looked up at run time.
  private func isDynamic(_ path: String) -> Bool {
    old.lookUp("subscript", in: path).contains(where: \.isForDynamicMembers)
  }

  /// What code may have found under the addition's name that no surface shows, in each form that it may have had.
  func unseen(under addition: Declaration) -> [Declaration] {
    UnseenMembers(index: old).all(under: addition)
  }

  /// The members of types with new conformances that these bring again, as declared and as found in such a type.
  var broughtTwice: [(conformance: Declaration, known: Declaration, found: Declaration)] {
    let conformances = added.filter { $0.kind == .conformance && old.types[$0.contextPath] != nil }
    // What becomes of an alias is not what a conformance brings.
    let spellings = conformances.isEmpty ? [:] : old.spellings
    return conformances.flatMap { conformance in
      let path = conformance.contextPath
      let brought = protocols(broughtBy: conformance)
      let places = [path] + old.superclasses(of: path) + old.protocols(of: path).sorted()
      let again = places.flatMap { old.members[$0] ?? [] }.filter { known in
        known.isNamedInExpressions && !known.isOperator && known.kind != .initializer
          && (brought.contains { !old.library.members(named: known.name, of: $0).isEmpty }
            || new.lookUp(known.name, in: path).contains { $0 != known && $0.context != [path] })
      }
      let found = again.map { member in
        let known = spellings[member] ?? member
        return (conformance, known, known.standing(in: conformance.context))
      }
      let given = givenAgain(by: conformance, bringing: brought).map { (conformance, conformance, $0) }
      return found + given + unseen(behind: conformance).map { (conformance, conformance, $0) }
    }
  }

  /// What the library gave the type so far under the names of what a conformance brings, as far as it gives values of types
  /// that people name: those of lazy views nobody does.
  private func givenAgain(by conformance: Declaration, bringing protocols: [String]) -> [Declaration] {
    guard let type = old.types[conformance.contextPath] else { return [] }
    let before = old.protocols(of: type.path)
    // What another new conformance brings, which this one implies, is told of that.
    let implied = added.filter { $0.kind == .conformance && $0.contextPath == type.path && $0 != conformance }
      .map { Set(self.protocols(broughtBy: $0)) }.filter { $0.isStrictSubset(of: protocols) }
    let own = Set(protocols).subtracting(implied.flatMap(\.self)).subtracting(before)
    let brought = own.flatMap(old.library.members).filter { $0.requirement == .none }
    let names = Set(brought.map { $0.name + $0.labelClause })
    return before.sorted().flatMap(old.library.members).filter { member in
      member.requirement == .none && member.kind == .function && !member.isOperator && !member.isUnusable
        && !member.isDeprecated && names.contains(member.name + member.labelClause)
        && member.type?.isWrittenInBrackets == true
    }.map { member in
      member.standing(in: type.context + [type.name]).mapped { $0.substituting(["Self": type.asOwnType]) }
    }
  }

  /// What dynamic members code may have found under the names of what a conformance brings.
  private func unseen(behind conformance: Declaration) -> [Declaration] {
    let path = conformance.contextPath
    guard isDynamic(path) else { return [] }
    let brought = new.protocols(of: path).subtracting(old.protocols(of: path)).sorted()
    let given = brought.flatMap { (new.members[$0] ?? []) + new.library.members(of: $0) }
    return given.filter {
      $0.isNamedInExpressions && !$0.isOperator && $0.kind != .initializer
        && old.lookUp($0.name, in: path).isEmpty
    }.flatMap { unseen(under: $0.standing(in: conformance.context)) }
  }

  /// The protocols that types conform to with a conformance.
  private func protocols(broughtBy conformance: Declaration) -> [String] {
    conformance.inheritance.compactMap(\.path).flatMap { [$0] + old.library.inherited(by: $0) }
  }

  /// What hides a module by its own name, each with something that has been named behind that.
  var qualifiedNames: [(addition: Declaration, text: String)] {
    let own = anything.map { "\(module).\($0.name.asMember)" }
    return added.filter { $0.context.isEmpty && $0.canHideModule }.compactMap { addition in
      let name = addition.name
      let others = old.library.typeName(in: name).map { "\(name).\($0)" }
      return (name == module ? own : others).map { (addition, $0) }
    }
  }

  /// Precedence groups that come beside the standard library's.
  var groups: [Declaration] { added.filter { $0.kind == .precedenceGroup } }

  /// Operators that come in place of the standard library's.
  var operators: [Declaration] {
    added.filter { $0.kind == .operator && $0.modifiers.isDisjoint(with: [.prefix, .postfix]) }
  }

  /// Members that hide something at the top of the module, or a type of the standard library, by its own name, wherever
  /// clients write in extensions of their types.
  var hidden: [(known: Declaration, module: String, addition: Declaration)] {
    let top = Dictionary(grouping: (old.members[""] ?? []).filter(\.isNamedAlone), by: \.name)
    return added.filter { old.types[$0.contextPath] != nil && $0.isNamedAlone }.flatMap { addition in
      let own = (top[addition.name] ?? []).map { ($0, module, addition) }
      if !own.isEmpty { return own }
      let known = old.library.type(at: addition.name) ?? old.library.alias(at: addition.name)
      return known.map { [($0, "Swift", addition)] } ?? []
    }
  }

  /// What takes the name of functions of the standard library, each with one of them that is for use.
  var libraryCalls: [(addition: Declaration, function: Declaration)] {
    added.filter { $0.isNamedAlone && !Self.functionsThatFewCall.contains($0.name) }.flatMap { addition in
      old.library.functions(named: addition.name).filter { !$0.isUnusable && !$0.isDeprecated }
        .map { (addition, $0) }
    }
  }

  /// The functions that hardly a program calls, though many types have members of their names: two are for vectors.
  ///
  /// Nobody misses one of them in an extension of a type that comes to have such a member.
  private static let functionsThatFewCall: Set<String> = ["all", "any", "exchange", "transcode"]

  /// What takes over the literals with interpolations that make values of a type, in place of the standard library.
  var interpolations: [(addition: Declaration, type: Declaration)] {
    added.filter(\.takesInterpolations).compactMap { addition in
      guard let type = old.types[addition.contextPath],
        old.protocols(of: type.path).contains(LiteralSyntax.interpolation),
        !(old.members[type.path] ?? []).contains(where: \.takesInterpolations)
      else { return nil }
      return (addition, type)
    }
  }

  /// What can be named without knowing more of it, a type where there is one.
  private var anything: Declaration? {
    let all = (old.members[""] ?? []).filter { $0.generics.isEmpty && !$0.isUnusable && !$0.isOperator }
    let types = all.filter(\.kind.isType)
    let others = all.filter { other in
      other.isNamedInExpressions && all.count { $0.name == other.name } == 1
    }
    return (types + others).first
  }

  /// What has been called with values that another overload takes as well, now that their types are more.
  var acceptedAnew: [(cause: Declaration, known: Declaration)] {
    AcceptedArguments(old: old, new: new, added: added).all
  }

  /// New members behind a dot, each with an overload that has been called with an older one of the name, and where.
  var dottedTwins: [(addition: Declaration, known: Declaration, index: Int, member: Declaration)] {
    DottedArguments(old: old, added: added).all
  }

  /// What has come to give values of a type that has an addition of a member which they had before.
  var refinedResults: [(addition: Declaration, known: Declaration, member: Declaration)] {
    RefinedResults(old: old, new: new, added: added).all
  }

  /// What may have been written as key paths that something new takes as well, as it was used.
  var keyPathUses: [(addition: Declaration, known: Declaration)] {
    let keyPaths = KeyPathArguments(index: old)
    return overloads.flatMap { collision in
      keyPaths.uses(of: collision.known, beside: collision.origin).map { (collision.origin, $0) }
    }
  }

  private func known(under addition: Declaration) -> [Declaration] {
    let found =
      addition.isOperator
      ? (old.operators(named: addition.name) + old.library.functions(named: addition.name))
        .filter { $0.sharesOperand(with: addition) }
        + LibraryOperators(index: old).functions(like: addition)
      : addition.context.isEmpty
        ? (old.members[""] ?? []).filter { $0.name == addition.name }
          + old.library.functions(named: addition.name)
        : old.lookUp(addition.name, in: addition.contextPath).map(\.asMember)
    return found.filter { !$0.isUnusable && $0.isNamedInExpressions }
  }

  /// What types that conform to the addition's protocol find in other protocols.
  private func amongConformers(of addition: Declaration) -> [NameCollision] {
    guard let types = conformers[addition.contextPath] else { return [] }
    return types.flatMap { type in
      old.lookUp(addition.name, in: type.path).filter {
        $0.context != addition.context && $0.isNamedInExpressions
      }.map { known in
        NameCollision(
          known: known, addition: addition.standing(in: type.context + [type.name]), origin: addition,
          isOutsideOfActor: isOutsideOfActor(known, in: type.path))
      }.filter {
        // What a type has itself comes before what protocols give it, but for callers that can wait.
        $0.known.context != type.context + [type.name] || $0.isFeltByWaiting
      }
    }
  }

  /// Whether the type at `path` is an actor and has `member` from a protocol that other types can conform to.
  private func isOutsideOfActor(_ member: Declaration, in path: String) -> Bool {
    let owner = member.contextPath
    return old.types[path]?.kind == .actor && owner != path && old.type(at: owner)?.kind == .protocol
      && owner != "Actor" && !old.protocols(of: owner).contains("Actor")
  }

  /// What subclasses of the addition's class have under its name, beside which they have the addition from now on.
  private func amongSubclasses(of addition: Declaration) -> [NameCollision] {
    guard old.types[addition.contextPath]?.kind == .class, addition.kind != .initializer else { return [] }
    return old.types.values.filter { old.superclasses(of: $0.path).contains(addition.contextPath) }
      .sorted { $0.path < $1.path }.flatMap { type in
        (old.members[type.path] ?? []).filter { $0.name == addition.name && $0.isNamedInExpressions }.map {
          NameCollision(
            known: $0, addition: addition.standing(in: type.context + [type.name]), origin: addition)
        }
      }
  }

  /// Whether the addition is just what became of the known declaration.
  private func isPlainChange(_ known: Declaration, _ addition: Declaration) -> Bool {
    guard known.context == addition.context, known.title == addition.title else { return false }
    return !unchanged.contains(known)
      && (old.members[known.contextPath] ?? []).filter { $0.title == known.title }.count
        == (new.members[known.contextPath] ?? []).filter { $0.title == known.title }.count
  }
}

extension TypeExpression {
  fileprivate var isWrittenInBrackets: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}
