import APIComparison
import PublicAPI

/// What a client has to know about a surface to use one of its declarations.
struct ClientScope {
  /// The old surface's names.
  private(set) var names: SurfaceNames
  private let globalActors: Set<String>
  let groups: [String: Declaration]
  /// The types, by their paths, of which the new side makes one.
  private let twins: [String: [String]]
  /// What types inherit on the new side, as far as these differ, by their names.
  private let adopted: [String: [TypeExpression]]
  /// What types have got besides requirements, by the paths of the types.
  private let addedMembers: [String: [Declaration]]
  private let touched: TouchedDeclarations
  /// Whether all forms of use of the declaration at hand are worth trying.
  private(set) var isThorough = true
  /// Whether clients pass values that cannot be copied where a protocol lets them.
  var isNoncopyablePreferred = false
  /// What code may mean by a name from now on, or no longer.
  private let ambiguousNames: AmbiguousNames
  let index: SurfaceIndex
  /// The new side, of which is asked only what names it has.
  private let new: SurfaceIndex
  private let newNames: Set<String>

  init(_ diff: APIDiff) {
    let (surface, new) = diff.surfaces
    touched = diff.touched
    globalActors = Set(
      (surface.declarations + new.declarations).filter { $0.has(.globalActor) }.map(\.path))
    let aliases = Dictionary(
      new.declarations.filter { $0.kind == .typeAlias }.compactMap { alias in
        alias.type?.path.map { (alias.path, $0) }
      }
    ) { first, _ in first }
    let types = surface.declarations.filter { $0.kind.isType && $0.kind != .protocol }.map(\.path)
    twins = Dictionary(grouping: types) { aliases[$0] ?? $0 }.values.filter { $0.count > 1 }
      .reduce(into: [:]) { twins, group in for path in group { twins[path] = group } }
    adopted = Dictionary(grouping: diff.declarations.added.filter(\.kind.isType), by: \.title)
      .mapValues { $0.flatMap(\.inheritance) }
    addedMembers = Dictionary(
      grouping: diff.declarations.added.filter { $0.requirement == .none }, by: \.contextPath)
    ambiguousNames = AmbiguousNames(in: diff)
    (index, self.new) = (diff.old, diff.new)
    newNames = Set(new.declarations.map(\.name))
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
    scope.isThorough = isWorthAll(declaration)
    return scope
  }

  /// Whether the new side has something else for `declaration` or for a member of it.
  func isTouched(_ declaration: Declaration) -> Bool { touched.contains(declaration) }

  /// Whether the new side has nothing under the name of `declaration` that the old side has not.
  func isGone(_ declaration: Declaration) -> Bool { touched.isGone(declaration) }

  /// Whether all forms of use of `declaration` are worth trying.
  ///
  /// It changed, or got company, or what the type around it says of itself changed. A member that changed counts for a type
  /// only if code that handles its values may notice. Of what is merely gone the plainest use tells as much.
  private func isWorthAll(_ declaration: Declaration) -> Bool {
    let isType = declaration.kind.isType && declaration.kind != .protocol
    let isChanged = isType ? touched.changesForUsers(of: declaration) : isTouched(declaration)
    return mayBeFound(declaration)
      && (isChanged || names.type(at: declaration.context).map(touched.isAltered) ?? false
        || ambiguousNames.includes(declaration))
  }

  /// Whether the new side may have something else under the name of `declaration`: where code looks for that, or anywhere
  /// if the type around it has another name or leaves it open what its members are.
  private func mayBeFound(_ declaration: Declaration) -> Bool {
    let place = declaration.contextPath
    let isFoundAnywhere =
      declaration.isOperator || new.type(at: place) == nil
      || new.lookUp("subscript", in: place).contains(where: \.isForDynamicMembers)
    if isFoundAnywhere { return newNames.contains(declaration.name) }
    return !new.lookUp(declaration.name, in: place).isEmpty
      || new.protocols(of: place).contains { !library.members(named: declaration.name, of: $0).isEmpty }
  }

  /// The cases of errors that clients may catch from `thrower`, by their names, each of another type, if nothing says
  /// which errors that throws.
  func errorCases(from thrower: Declaration) -> [String] {
    let throwsAny = thrower.effectsOfUse.throwing == .throws(.anyError)
    return throwsAny ? index.errorCases.prefix(2).map(\.path) : []
  }

  /// What clients can do with a value of `type` that they only borrow, those with the fewest arguments first, and that does
  /// not change.
  func borrowers(of type: Declaration) -> [Declaration] {
    index.borrowers(of: type).filter { !isTouched($0) }
  }

  /// The indices of what `function` takes of which only a protocol with associated types is known: the value that a client
  /// gives is one that is unwrapped, or made of another, where it stands.
  func existentialsToOpen(by function: Declaration) -> [Int] {
    guard isThorough, let parameters = function.parameters else { return [] }
    return parameters.indices.filter { index.isExistentialToOpen(parameters[$0].type) }
  }

  /// Whether a function that need not be awaited has an overload for callers that can.
  func hasAsyncOverload(_ function: Declaration) -> Bool {
    !function.effects.contains(.async)
      && names.members(of: function.context).contains {
        $0.title == function.title && $0.effects.contains(.async)
      }
  }

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

  /// The other types that the new side makes one type with `type`.
  func twins(of type: Declaration) -> [String] { (twins[type.path] ?? []).filter { $0 != type.path } }

  /// What types may meet, besides what a default `candidate` asks for, that get another one from now on.
  func constraints(besides candidate: Declaration) -> [[GenericRequirement]] {
    (addedMembers[candidate.contextPath] ?? []).map(\.requirements).filter { !$0.isEmpty }
  }

  /// What the protocol at `path` has got for all types that conform to it.
  func newDefaults(of path: String) -> [Declaration] { addedMembers[path] ?? [] }

  /// The properties that the library gives types which conform to what the new side's `type` inherits anew, and which meet
  /// a requirement, with the protocol.
  func givenByLibrary(toNewParentsOf type: Declaration) -> [(parent: String, property: Declaration)] {
    let parents = (adopted[type.title] ?? []).filter { !type.inheritance.contains($0) }
    return parents.compactMap(\.path).flatMap { parent in
      library.defaultProperties(of: parent).map { (parent, $0) }
    }
  }

  /// Whether whatever conforms to a protocol is `Sendable`, too.
  func impliesSendable(_ type: Declaration) -> Bool { index.protocols(of: type.path).contains("Sendable") }

  /// Whether what extends the type at `path` is isolated unless it says that it is not, as far as anybody knows.
  func mayIsolateExtensions(of path: [String]) -> Bool {
    guard let type = index.type(at: path.joined(separator: ".")) else { return true }
    return type.kind == .actor || !isolation(of: type).isEmpty
  }

  /// The global actor attribute that `declaration` carries, with a space behind it.
  func isolation(of declaration: Declaration) -> String {
    declaration.attributes.first(where: isGlobalActor).map { "\($0) " } ?? ""
  }

  /// Whether `attribute` names a global actor of either side, or the main actor.
  func isGlobalActor(_ attribute: DeclarationAttribute) -> Bool {
    attribute.isGlobalActor(among: globalActors)
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
