import APIComparison
import PublicAPI

/// Finds the uses of the old API whose names something new has, too.
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
    var conformers: [String: [Declaration]] = [:]
    for type in added.isEmpty ? [] : old.types.values.sorted(by: { $0.path < $1.path }) {
      for name in old.protocols(of: type.path) { conformers[name, default: []].append(type) }
    }
    self.conformers = conformers
  }

  /// Every use that an addition may take over.
  var uses: [ContestedUse] {
    if added.isEmpty { return [] }
    let overloads = overloads
    let members = overloads.flatMap { collision in
      collision.commonForms.map {
        ContestedUse(
          collision.known, collision.origin,
          .member($0, isWaiting: collision.isFeltByWaiting, in: collision.position))
      }
    }
    return members + inferences + strangers + broughtAgain + arguments(beside: overloads) + bareNames
      + literalsAndOperators
  }

  /// The associated types that something new may change, and the aliases that it hides.
  private var inferences: [ContestedUse] {
    (InferredTypes(old: old, added: added).all + hiddenAliases).flatMap { inference in
      inference.candidates.map {
        ContestedUse(inference.type, inference.addition, .associatedType(inference, $0))
      }
    }
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
  private var overloads: [NameCollision] {
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

  /// What code has found under the names of new members in a member lookup at run time, or in another module.
  private var strangers: [ContestedUse] {
    added.filter { addition in
      let isOfOthers = addition.kind != .initializer || old.types[addition.contextPath] == nil
      return addition.isNamedInExpressions && isOfOthers && known(under: addition).isEmpty
    }.flatMap { addition in
      unseen.all(under: addition).map {
        ContestedUse(
          addition, addition, .unseen($0, in: isKnownToAll(addition) ? nil : .nameOfAnotherModule))
      }
    }
  }

  private var unseen: UnseenMembers { UnseenMembers(index: old) }

  /// Whether what code has found under the addition's name was looked up at run time, or is the standard library's.
  private func isKnownToAll(_ addition: Declaration) -> Bool {
    let path = addition.contextPath
    return isDynamic(path) || !importsOthers
      || old.library.isImplicitlyImported(addition.kind == .initializer ? path : addition.name)
  }

  /// Whether members of the type at `path` are looked up at run time.
  private func isDynamic(_ path: String) -> Bool {
    old.lookUp("subscript", in: path).contains(where: \.isForDynamicMembers)
  }

  /// The members of types with new conformances that these bring again.
  private var broughtAgain: [ContestedUse] {
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
      let own = again.map { member in
        let known = spellings[member] ?? member
        return ContestedUse(known, conformance, .member(known.standing(in: conformance.context)))
      }
      // The library gives another result where it can do more; what needs just the old one is rare.
      let given = givenAgain(by: conformance, bringing: brought).map {
        ContestedUse(conformance, conformance, .member($0, in: .exactType))
      }
      return own + given
        + unseen(behind: conformance).map { ContestedUse(conformance, conformance, .member($0)) }
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
    }.flatMap { unseen.all(under: $0.standing(in: conformance.context)) }
  }

  /// The protocols that types conform to with a conformance.
  private func protocols(broughtBy conformance: Declaration) -> [String] {
    conformance.inheritance.compactMap(\.path).flatMap { [$0] + old.library.inherited(by: $0) }
  }

  /// What code names by a name alone that an addition has, too: the module, what is at its top, and what the library has
  /// there.
  private var bareNames: [ContestedUse] {
    let top = Dictionary(grouping: (old.members[""] ?? []).filter(\.isNamedAlone), by: \.name)
    return added.filter(\.canHideModule).flatMap { addition -> [ContestedUse] in
      var uses = behindModule(hiddenBy: addition).map { ContestedUse(addition, addition, .qualifiedName($0)) }
      guard addition.isNamedAlone else { return uses }
      if old.types[addition.contextPath] != nil {
        // Wherever clients write in extensions of the type.
        uses += (top[addition.name] ?? []).map { ContestedUse($0, addition, .hidden($0, module)) }
        if uses.isEmpty {
          let known = old.library.type(at: addition.name) ?? old.library.alias(at: addition.name)
          uses += known.map { [ContestedUse($0, addition, .hidden($0, "Swift"))] } ?? []
        }
      }
      if Self.functionsThatFewCall.contains(addition.name) { return uses }
      return uses
        + old.library.functions(named: addition.name).filter { !$0.isUnusable && !$0.isDeprecated }
        .map { ContestedUse($0, addition, .libraryFunction($0)) }
    }
  }

  /// Something that has been named behind the name of a module, which the addition takes.
  private func behindModule(hiddenBy addition: Declaration) -> [String] {
    guard addition.context.isEmpty else { return [] }
    let name = addition.name
    return name == module
      ? anything.map { ["\(module).\($0.name.asMember)"] } ?? []
      : old.library.typeName(in: name).map { ["\(name).\($0)"] } ?? []
  }

  /// The functions that hardly a program calls, though many types have members of their names: two are for vectors.
  ///
  /// Nobody misses one of them in an extension of a type that comes to have such a member.
  private static let functionsThatFewCall: Set<String> = ["all", "any", "exchange", "transcode"]

  /// What the language looks up by itself: precedence groups and operators beside the library's, and what takes over literals
  /// with interpolations.
  private var literalsAndOperators: [ContestedUse] {
    added.compactMap { addition in
      switch addition.kind {
      case .precedenceGroup: return ContestedUse(addition, addition, .precedenceGroup)
      case .operator where addition.modifiers.isDisjoint(with: [.prefix, .postfix]):
        return ContestedUse(addition, addition, .operator)
      case .initializer where addition.takesInterpolations:
        guard let type = old.types[addition.contextPath],
          old.protocols(of: type.path).contains(LiteralSyntax.interpolation),
          !(old.members[type.path] ?? []).contains(where: \.takesInterpolations)
        else { return nil }
        return ContestedUse(addition, addition, .interpolation(of: type))
      default: return nil
      }
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

  /// Calls whose arguments another overload takes as well: values that are of more types now, members behind a dot, and key
  /// paths; and members of results that are of another type.
  private func arguments(beside overloads: [NameCollision]) -> [ContestedUse] {
    let accepted = AcceptedArguments(old: old, new: new, added: added).all.map {
      ContestedUse($0.known, $0.cause, .acceptedArgument)
    }
    let dotted = DottedArguments(old: old, added: added).all.map {
      ContestedUse($0.known, $0.addition, .argument(naming: $0.member, at: $0.index))
    }
    let keyPaths = KeyPathArguments(index: old)
    let paths = overloads.flatMap { collision in
      keyPaths.uses(of: collision.known, beside: collision.origin).map {
        ContestedUse($0, collision.origin, .member($0))
      }
    }
    let chained = RefinedResults(old: old, new: new, added: added).all.map {
      ContestedUse($0.known, $0.addition, .memberOfResult($0.member))
    }
    return accepted + dotted + paths + chained
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
