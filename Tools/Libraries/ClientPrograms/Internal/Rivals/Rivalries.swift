import APIComparison
import PublicAPI

/// Finds what clients use under the names of what is new.
struct Rivalries: Sendable {
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
    added.filter { $0.kind.isType || $0.kind == .typeAlias }.compactMap { rival in
      guard let type = old.types[rival.contextPath], type.kind != .protocol,
        let alias = old.lookUp(rival.name, in: type.path).first(where: { $0.kind == .typeAlias }),
        alias.context != rival.context, let target = alias.type, target.isNameable
      else { return nil }
      return InferredAssociatedType(
        type: type, associatedType: rival.name, candidates: [target], rival: rival)
    }
  }

  /// The new members that may hide one, or be confused with one, that code finds today.
  var overloads: [Rivalry] {
    let together = ProtocolsTogether(old)
    return added.filter(\.isNamedInExpressions).flatMap { rival in
      known(under: rival).filter { !isPlainChange($0, rival) }.map {
        Rivalry(
          known: $0, rival: rival, origin: rival,
          isOutsideOfActor: isOutsideOfActor($0, in: rival.contextPath))
      }
        + amongConformers(of: rival) + amongSubclasses(of: rival) + together.rivalries(of: rival)
    }
  }

  /// New members that a member lookup at run time or another module may have given so far.
  var strangers: [Declaration] {
    added.filter { rival in
      let isOfOthers = rival.kind != .initializer || old.types[rival.contextPath] == nil
      return rival.isNamedInExpressions && isOfOthers && known(under: rival).isEmpty
    }
  }

  /// Whether what code has found under the rival's name was looked up at run time, or is the standard library's.
  func isKnownToAll(_ rival: Declaration) -> Bool {
    let path = rival.contextPath
    return isDynamic(path) || !importsOthers
      || old.library.isImplicitlyImported(rival.kind == .initializer ? path : rival.name)
  }

  /// Whether members of the type at `path` are looked up at run time.
  private func isDynamic(_ path: String) -> Bool {
    old.lookUp("subscript", in: path).contains(where: \.isForDynamicMembers)
  }

  /// What code may have found under the rival's name that no surface shows, in each form that it may have had.
  func unseen(under rival: Declaration) -> [Declaration] {
    UnseenMembers(index: old).all(under: rival)
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
      return found + unseen(behind: conformance).map { (conformance, conformance, $0) }
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
  var qualifiedNames: [(rival: Declaration, text: String)] {
    let own = anything.map { "\(module).\($0.name.asMember)" }
    return added.filter { $0.context.isEmpty && $0.canHideModule }.compactMap { rival in
      let name = rival.name
      let others = old.library.typeName(in: name).map { "\(name).\($0)" }
      return (name == module ? own : others).map { (rival, $0) }
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
  var hidden: [(known: Declaration, module: String, rival: Declaration)] {
    let top = Dictionary(grouping: (old.members[""] ?? []).filter(\.isNamedAlone), by: \.name)
    return added.filter { old.types[$0.contextPath] != nil && $0.isNamedAlone }.flatMap { rival in
      let own = (top[rival.name] ?? []).map { ($0, module, rival) }
      if !own.isEmpty { return own }
      let known = old.library.type(at: rival.name) ?? old.library.alias(at: rival.name)
      return known.map { [($0, "Swift", rival)] } ?? []
    }
  }

  /// What takes the name of functions of the standard library, each with one of them that is for use.
  var libraryCalls: [(rival: Declaration, function: Declaration)] {
    added.filter { $0.isNamedAlone && !Self.functionsThatFewCall.contains($0.name) }.flatMap { rival in
      old.library.functions(named: rival.name).filter { !$0.isUnusable && !$0.isDeprecated }
        .map { (rival, $0) }
    }
  }

  /// The functions that hardly a program calls, though many types have members of their names: two are for vectors.
  ///
  /// Nobody misses one of them in an extension of a type that comes to have such a member.
  private static let functionsThatFewCall: Set<String> = ["all", "any", "exchange", "transcode"]

  /// What takes over the literals with interpolations that make values of a type, in place of the standard library.
  var interpolations: [(rival: Declaration, type: Declaration)] {
    added.filter(\.takesInterpolations).compactMap { rival in
      guard let type = old.types[rival.contextPath],
        old.protocols(of: type.path).contains(LiteralSyntax.interpolation),
        !(old.members[type.path] ?? []).contains(where: \.takesInterpolations)
      else { return nil }
      return (rival, type)
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
  var dottedTwins: [(rival: Declaration, known: Declaration, index: Int, member: Declaration)] {
    DottedArguments(old: old, added: added).all
  }

  /// What has come to give values of a type that has a rival of a member which they had before.
  var refinedResults: [(rival: Declaration, known: Declaration, member: Declaration)] {
    RefinedResults(old: old, new: new, added: added).all
  }

  /// What may have been written as key paths that something new takes as well, as it was used.
  var keyPathUses: [(rival: Declaration, known: Declaration)] {
    let meeting = KeyPathMeeting(index: old)
    return overloads.flatMap { rivalry in
      meeting.uses(of: rivalry.known, beside: rivalry.origin).map { (rivalry.origin, $0) }
    }
  }

  private func known(under rival: Declaration) -> [Declaration] {
    let found =
      rival.isOperator
      ? (old.operators(named: rival.name) + old.library.functions(named: rival.name))
        .filter { $0.sharesOperand(with: rival) }
        + LibraryOperators(index: old).functions(like: rival)
      : rival.context.isEmpty
        ? (old.members[""] ?? []).filter { $0.name == rival.name }
          + old.library.functions(named: rival.name)
        : old.lookUp(rival.name, in: rival.contextPath).map(\.asMember)
    return found.filter { !$0.isUnusable && $0.isNamedInExpressions }
  }

  /// What types that conform to the rival's protocol find in other protocols.
  private func amongConformers(of rival: Declaration) -> [Rivalry] {
    guard let types = conformers[rival.contextPath] else { return [] }
    return types.flatMap { type in
      old.lookUp(rival.name, in: type.path).filter {
        $0.context != rival.context && $0.isNamedInExpressions
      }.map { known in
        Rivalry(
          known: known, rival: rival.standing(in: type.context + [type.name]), origin: rival,
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

  /// What subclasses of the rival's class have under its name, beside which they have the rival from now on.
  private func amongSubclasses(of rival: Declaration) -> [Rivalry] {
    guard old.types[rival.contextPath]?.kind == .class, rival.kind != .initializer else { return [] }
    return old.types.values.filter { old.superclasses(of: $0.path).contains(rival.contextPath) }
      .sorted { $0.path < $1.path }.flatMap { type in
        (old.members[type.path] ?? []).filter { $0.name == rival.name && $0.isNamedInExpressions }.map {
          Rivalry(known: $0, rival: rival.standing(in: type.context + [type.name]), origin: rival)
        }
      }
  }

  /// Whether the rival is just what became of the known declaration.
  private func isPlainChange(_ known: Declaration, _ rival: Declaration) -> Bool {
    guard known.context == rival.context, known.title == rival.title else { return false }
    return !unchanged.contains(known)
      && (old.members[known.contextPath] ?? []).filter { $0.title == known.title }.count
        == (new.members[known.contextPath] ?? []).filter { $0.title == known.title }.count
  }
}
