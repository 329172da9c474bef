import APIComparison
import PublicAPI

/// What a client has to know about a surface to use one of its declarations.
struct ClientScope {
  /// The old surface's names.
  private(set) var names: SurfaceNames
  private let globalActors: Set<String>
  let groups: [String: Declaration]

  /// The names of what the new side may refuse to asynchronous callers: it says so, has an overload for them, or softens for
  /// all others that it belongs to an actor.
  private let refusedToAsync: Set<String>
  /// What the new side declares in another way than the old one, by its name.
  private let changed: [String: [Declaration]]
  private let touched: TouchedDeclarations
  /// The types that new conformances make copyable.
  private let madeCopyable: Set<String>
  private let hasDynamicMembers: Bool
  /// Whether clients pass values that cannot be copied where a protocol lets them.
  var isNoncopyablePreferred = false
  /// What code may mean by a name from now on, or no longer.
  private let contest: NameContest
  private let index: SurfaceIndex

  init(_ diff: APIDiff) {
    let (surface, new) = diff.surfaces
    touched = diff.touched
    hasDynamicMembers = new.declarations.contains { $0.has(.dynamicMemberLookup) }
    let known = Set(surface.declarations.filter { $0.effects.contains(.async) }.map(\.title))
    let globalActors = Set(
      (surface.declarations + new.declarations).filter { $0.has(.globalActor) }.map(\.path))
    self.globalActors = globalActors
    let softened = new.declarations.filter { declaration in
      declaration.has(.preconcurrency)
        && declaration.attributes.contains { $0.isGlobalActor(among: globalActors) }
    }
    let softenedTypes = Set(softened.filter(\.kind.isType).map(\.path))
    refusedToAsync = Set(
      new.declarations.filter { declaration in
        declaration.availability.contains { $0.facts.contains(.noAsync) }
          || declaration.effects.contains(.async) && !known.contains(declaration.title)
          || softenedTypes.contains(declaration.contextPath)
      }.map(\.title) + softened.map(\.title))
    let added = diff.declarations.added
    changed = Dictionary(grouping: added, by: \.title)
    let copyable = TypeExpression.named([TypeName("Copyable")])
    madeCopyable = Set(
      added.filter { $0.kind == .conformance && $0.inheritance.contains(copyable) }.map(\.contextPath))
    contest = NameContest(in: diff)
    index = diff.old
    let declarations = surface.declarations
    names = SurfaceNames(declarations)
    groups = Dictionary(
      declarations.filter { $0.kind == .precedenceGroup }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The same for clients of `declaration`, which have generic parameters that are called like its own.
  func inside(_ declaration: Declaration) -> ClientScope {
    var scope = self
    scope.names = names.inside(declaration)
    return scope
  }

  /// Whether the new side has something else for `declaration` or for a member of it.
  func isTouched(_ declaration: Declaration) -> Bool { touched.contains(declaration) }

  /// Whether the new side has nothing under the name of `declaration` that the old side has not.
  func isGone(_ declaration: Declaration) -> Bool { touched.isGone(declaration) }

  /// Whether the new side may have `member` only as one that is looked up by its name, which takes a dot.
  func mayBeDynamic(_ member: Declaration) -> Bool { hasDynamicMembers && touched.isGone(member) }

  /// Whether the new side has a type or a property in the place of `function`.
  func isNoFunctionNow(_ function: Declaration) -> Bool {
    changed[function.path]?.contains { $0.kind.isStorage || $0.kind.isType || $0.kind == .typeAlias } ?? false
  }

  /// Whether the new side may refuse `member`, which need not be awaited, to asynchronous callers.
  func mayRefuseAsync(_ member: Declaration) -> Bool {
    refusedToAsync.contains(member.title) && !member.effectsOfUse.contains(.async)
  }

  /// The case of an error, by its name, that clients may catch from `thrower`, and that the new side says it does not throw.
  func errorNoLongerThrown(by thrower: Declaration) -> String? {
    index.errorCaseLost(from: thrower, to: newOverloads(of: thrower))?.path
  }

  /// What clients can do with a value of `type` that they only borrow, those with the fewest arguments first, and that does
  /// not change.
  func borrowers(of type: Declaration) -> [Declaration] {
    index.borrowers(of: type).filter { !isTouched($0) }
  }

  /// The indices of what `function` takes of which only a protocol with associated types is known, and the new side another
  /// type of: no value is opened there that is unwrapped, or made of another, where it stands.
  func existentialsToOpen(by function: Declaration) -> [Int] {
    let overloads = newOverloads(of: function).compactMap(\.parameters)
    return (function.parameters ?? []).indices.filter { place in
      guard let type = function.parameters?[place].type, index.isExistentialToOpen(type) else { return false }
      return overloads.contains { $0.indices.contains(place) && $0[place].type != type }
    }
  }

  /// Whether a function that need not be awaited has an overload for callers that can.
  func hasAsyncOverload(_ function: Declaration) -> Bool {
    !function.effects.contains(.async)
      && names.members(of: function.context).contains {
        $0.title == function.title && $0.effects.contains(.async)
      }
  }

  /// What the new side has under the same name, labels included, and the old side has not.
  func newOverloads(of function: Declaration) -> [Declaration] { changed[function.title] ?? [] }

  /// Whether a call of `function` may mean something else on the new side: it changed, or got company.
  func isContested(_ function: Declaration) -> Bool { contest.includes(function) }

  /// How many of a type's members are worth naming in a call of `function`: where overloads are added, those that
  /// the types have in common are not known.
  func mostMembers(for function: Declaration) -> Int { contest.hasCompany(function) ? 6 : 1 }

  /// The members that give a value of a type, to be named by a dot where one is expected, be it on a global `actor`;
  /// initializers last.
  func implicitMembers(of type: TypeExpression, on actor: String = "") -> [Declaration] {
    let members = names.members(of: type).filter { member in
      // What becomes of the member itself is told of it, and not of who takes its value.
      if isTouched(member) || member.isOperator || member.effectsOfUse.contains(.async) { return false }
      let givesSelf = member.type == type || member.type == .named([TypeName("Self")])
      let makes = member.kind == .initializer && member.failability == .none
      let isConstant = makes || member.modifiers.contains(.static) && givesSelf
      return member.kind == .enumerationCase || isConstant && ["", actor].contains(isolation(of: member))
    }.compactMap(\.withOpaqueParameters)
    return members.filter { $0.kind != .initializer } + members.filter { $0.kind == .initializer }
  }

  /// The global actors on which alone constants of what `parameters` take can be named.
  func actorsOfConstants(taken parameters: [Parameter]) -> [String] {
    let types = parameters.map(\.type).filter { implicitMembers(of: $0).isEmpty }
    let actors = Set(types.flatMap { names.members(of: $0).map(isolation) })
    return actors.sorted().filter { actor in types.contains { !implicitMembers(of: $0, on: actor).isEmpty } }
  }

  /// The first member of a type that makes another value of the type of one.
  func link(on type: TypeExpression) -> Declaration? {
    names.members(of: type).first { member in
      let givesSelf = member.type == type || member.type == .named([TypeName("Self")])
      let isPlain = member.modifiers.isDisjoint(with: [.static, .class, .mutating, .consuming])
      return givesSelf && isPlain && (member.kind == .function || member.kind.isStorage)
        && !isTouched(member) && !member.isOperator && member.effectsOfUse.isEmpty
        && isolation(of: member).isEmpty
    }?.withOpaqueParameters
  }

  /// The first class by name, without generic parameters, that derives from the one at `path`.
  func derived(from path: String) -> TypeExpression? {
    index.types.values.filter {
      $0.kind == .class && $0.generics.isEmpty && $0.inheritance.first?.path == path
    }
    .map(\.path).min().map { .named($0.split(separator: ".").map { TypeName(String($0)) }) }
  }

  /// The first types by name of which a member is named by a dot, with that.
  var choices: [(type: TypeExpression, member: Declaration)] {
    let types = index.types.values.filter(\.generics.isEmpty).sorted { $0.path < $1.path }
    let named = types.lazy.map { TypeExpression.named(($0.context + [$0.name]).map { TypeName($0) }) }
    return Array(named.compactMap { type in implicitMembers(of: type).first.map { (type, $0) } }.prefix(3))
  }

  /// What extensions of protocols that have the `requirement` in common with the one at `path` have in its place, if that
  /// has something of its own for it from now on.
  func siblingDefaults(of requirement: Declaration, behind path: String) -> [Declaration] {
    var added = requirement
    added.context = path.split(separator: ".").map(String.init)
    let isNew = newOverloads(of: added).contains { $0.requirement == .none }
    return isNew ? index.siblingDefaults(of: requirement, behind: path) : []
  }

  /// The requirements of other protocols that `member`, of a protocol's extension, may meet, if the new side has it otherwise.
  func requirements(besides member: Declaration) -> [Declaration] {
    isTouched(member) ? index.requirements(besides: member) : []
  }

  /// The properties that the library gives types which conform to what the new side's `type` inherits anew, and which meet
  /// a requirement, with the protocol.
  func givenByLibrary(toNewParentsOf type: Declaration) -> [(parent: String, property: Declaration)] {
    let parents = newOverloads(of: type).flatMap(\.inheritance).filter { !type.inheritance.contains($0) }
    return parents.compactMap(\.path).flatMap { parent in
      index.library.defaultProperties(of: parent).map { (parent, $0) }
    }
  }

  /// Whether whatever conforms to a protocol is `Sendable`, too.
  func impliesSendable(_ type: Declaration) -> Bool { index.protocols(of: type.path).contains("Sendable") }

  /// The literals that a type of the surface can be made from.
  func literals(for type: TypeExpression) -> [String] {
    names.type(named: type).map { LibraryLiterals.literals(by: index.protocols(of: $0.path)) } ?? []
  }

  /// The global actor attribute that `declaration` carries, with a space behind it.
  func isolation(of declaration: Declaration) -> String {
    declaration.attributes.first(where: isGlobalActor).map { "\($0) " } ?? ""
  }

  /// Whether `attribute` names a global actor of either side, or the main actor.
  func isGlobalActor(_ attribute: DeclarationAttribute) -> Bool {
    attribute.isGlobalActor(among: globalActors)
  }

  /// Whether the new side lets clients copy values of `type`, be it only with some arguments.
  func isCopyableNow(_ type: Declaration) -> Bool {
    let isPlain = newOverloads(of: type).contains { $0.kind.isType && !$0.inheritance.contains(.noncopyable) }
    return isPlain || madeCopyable.contains(type.path)
  }

  /// Whether the new side has `type` on a global actor.
  func isIsolatedNow(_ type: Declaration) -> Bool {
    newOverloads(of: type).contains { $0.kind.isType && !isolation(of: $0).isEmpty }
  }

  /// The isolation of `requirement` as ``isolation(of:)`` has it, if the new side's is another one.
  func isolationBeforeMove(of requirement: Declaration) -> String? {
    let before = isolation(of: requirement)
    let moves = newOverloads(of: requirement).contains {
      $0.requirement != .none && isolation(of: $0) != before
    }
    return moves ? before : nil
  }

  /// The availability attribute that a client of `declaration` needs, on a line of its own.
  func availability(of declaration: Declaration) -> String {
    let path = declaration.context
    let around = path.indices.compactMap { names.type(at: Array(path[...$0])) }
    let introductions = (around + [declaration]).flatMap(\.availability).compactMap { availability in
      availability.introduced.map { (availability.domain, $0) }
    }
    let platforms = Dictionary(introductions, uniquingKeysWith: { _, inner in inner })
      .filter { $0.key != "swift" && $0.key != "*" }.sorted { $0.key < $1.key }
    let list = platforms.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return list.isEmpty ? "" : "@available(\(list), *)\n"
  }
}

extension DeclarationAttribute {
  /// Whether it names the main actor or one of `actors`.
  fileprivate func isGlobalActor(among actors: Set<String>) -> Bool {
    guard case .custom(let type, _) = self else { return false }
    return isGlobalActor || actors.contains(type.description)
  }
}
