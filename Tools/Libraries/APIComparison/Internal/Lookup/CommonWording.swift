import PublicAPI

/// Writes declarations of two versions in the same words where a client cannot tell the words apart.
struct CommonWording: Sendable {
  let old: SurfaceIndex
  let new: SurfaceIndex
  /// The modules whose names say nothing in front of what they declare.
  private let modules: Set<String>

  /// Makes the words that two versions of the modules called `names` have in common.
  init(old: SurfaceIndex, new: SurfaceIndex, ofModules names: Set<String>) {
    self.old = old
    self.new = new
    let imports = (old.declarations + new.declarations).filter { $0.kind == .moduleImport }
    let named = names.union(imports.compactMap { $0.name.split(separator: ".").first.map { String($0) } })
    // A type hides the module that is called as it is.
    modules = named.union(["Swift"]).filter { name in
      [old, new].allSatisfy { $0.types[name] == nil && $0.alias(at: name) == nil }
    }
  }

  /// Declarations of both versions in the words that they share, in the same order.
  func applied(old: [Declaration], new: [Declaration]) -> (old: [Declaration], new: [Declaration]) {
    let before = old.map(applied)
    let named = Dictionary(
      before.compactMap { declaration in declaration.mangledName.map { ($0, declaration) } },
      uniquingKeysWith: { first, _ in first })
    let after = new.map(applied).map { declaration in
      declaration.mangledName.flatMap { named[$0] }.map(declaration.spelled) ?? declaration
    }
    return withoutEquatedGenerics(before, after)
  }

  /// Declarations without generic parameters of their own that others imply, where both versions then have the same.
  private func withoutEquatedGenerics(_ old: [Declaration], _ new: [Declaration]) -> (
    old: [Declaration], new: [Declaration]
  ) {
    let folded = [old, new].map { $0.map(withoutEquatedGenerics) }
    let shared = Set(folded[0]).intersection(folded[1])
    let sides = zip([old, new], folded).map { plain, folded in
      zip(plain, folded).map { shared.contains($1) ? $1 : $0 }
    }
    return (sides[0], sides[1])
  }

  private func withoutEquatedGenerics(_ declaration: Declaration) -> Declaration {
    // An implementation has to repeat the generic parameters of what it implements.
    guard declaration.requirement == .none, !declaration.modifiers.contains(.open) else { return declaration }
    var folded = declaration
    folded.nameOpaqueParameters()
    if folded.generics.isEmpty { return declaration }
    folded.requirements = folded.requirements.flatMap(new.withoutPrimaryArguments)
    folded.foldEquatedGenerics()
    return folded
  }

  /// The declaration of either version in the words that both share.
  private func applied(to written: Declaration) -> Declaration {
    var declaration = withoutImplied(written)
    declaration.parameters = declaration.parameters?.map { parameter in
      var plain = parameter
      plain.defaultValue = parameter.defaultValue?.withoutNames(ofModules: modules)
      return plain
    }
    if declaration.kind == .typeAlias { return withoutPassedParameters(declaration) }
    if declaration.kind == .precedenceGroup { return declaration.withOrderedRelations }
    var reworded = declaration
    if isAllThatSelfMeans(declaration.contextPath) { reworded = new.resolvingSelf(in: declaration) }
    // An implementation has to repeat the generic parameters of what it implements.
    if declaration.requirement == .none, !declaration.modifiers.contains(.open) {
      reworded.foldEquatedGenerics()
      reworded.nameEquatedTypes(among: parameters(around: declaration))
      sendFreely(&reworded)
    }
    reworded.requirements = reworded.requirements.flatMap(new.withoutPrimaryArguments)
    extendNarrowestProtocol(with: &reworded)
    // A requirement is never wrapped: what looks like it is a builder, which types that conform take over.
    if declaration.requirement == .none {
      if declaration.kind.isStorage { reworded.attributes.removeAll(where: wrapsInvisibly) }
      reworded.attributes.removeAll(where: buildsBody)
    }
    if !declaration.kind.isType, cannotBeSubclassedByClients(declaration.contextPath) {
      reworded.modifiers.remove(.open)
    }
    // Static members belong to no instance of the actor that could isolate them.
    if declaration.modifiers.contains(.static), isActor(declaration.contextPath) {
      reworded.modifiers.remove(.nonisolated)
    }
    // Nobody inherits from an actor.
    if declaration.kind == .actor || isActor(declaration.contextPath) { reworded.modifiers.remove(.final) }
    // What waits and belongs to no actor leaves its caller's anyway, unless it says that it stays.
    if declaration.effects.contains(.async), isNonisolated(declaration) {
      reworded.attributes.removeAll { $0 == .known(.concurrent) }
    }
    return reworded
  }

  /// What an extension gives those that conform to one more protocol, as a member of that, if it inherits the extended one.
  private func extendNarrowestProtocol(with member: inout Declaration) {
    guard member.requirement == .none, member.context.count == 1 else { return }
    let narrower = member.constraints(on: "Self").filter { constraint in
      guard constraint.arguments.isEmpty, let path = constraint.path else { return false }
      return [old, new].allSatisfy {
        $0.type(at: path)?.kind == .protocol && $0.protocols(of: path).contains(member.contextPath)
      }
    }
    guard narrower.count == 1, let path = narrower[0].path else { return }
    member.context = path.split(separator: ".").map(String.init)
    member.requirements.removeAll { $0 == .conformance(.named([TypeName("Self")]), narrower[0]) }
  }

  /// The names of the generic parameters of a declaration and of the types around it, of which `Self` is one.
  private func parameters(around declaration: Declaration) -> Set<String> {
    let around = declaration.context.indices.compactMap { depth in
      new.types[declaration.context[...depth].joined(separator: ".")]
    }
    return Set((around + [declaration]).flatMap(\.generics).map(\.name) + ["Self"])
  }

  private func isActor(_ path: String) -> Bool {
    [old, new].allSatisfy { $0.types[path]?.kind == .actor }
  }

  /// Whether neither version lets clients override what is in the class, as `open` as that may be.
  private func cannotBeSubclassedByClients(_ path: String) -> Bool {
    [old, new].allSatisfy { $0.types[path].map { !$0.modifiers.contains(.open) } ?? false }
  }

  /// Whether an attribute only says how a property is stored: of the wrapper clients get nothing with it.
  private func wrapsInvisibly(_ attribute: DeclarationAttribute) -> Bool {
    guard case .custom(let type, _) = attribute, attribute.isPropertyWrapperLike, let path = type.path else {
      return false
    }
    let sides = [old, new].filter { $0.types[path] != nil }
    return !sides.isEmpty
      && sides.allSatisfy { side in
        side.types[path]?.has(.propertyWrapper) == true && side.lookUp("projectedValue", in: path).isEmpty
      }
  }

  /// Whether an attribute only says how the statements of a body become its result.
  private func buildsBody(_ attribute: DeclarationAttribute) -> Bool {
    guard case .custom(let type, _) = attribute, let path = type.path else { return false }
    let sides = [old, new].compactMap { $0.types[path] }
    return !sides.isEmpty && sides.allSatisfy { $0.has(.resultBuilder) }
  }

  /// Whether `Self` means nothing but the type in either version.
  private func isAllThatSelfMeans(_ path: String) -> Bool {
    [old, new].allSatisfy { $0.types[path]?.isAllThatSelfMeans ?? false }
  }

  /// `typealias A<T> = B<T>` as `typealias A = B`, and the parameters of other aliases named by position.
  private func withoutPassedParameters(_ alias: Declaration) -> Declaration {
    var plain = alias
    plain.rename(
      Dictionary(alias.generics.enumerated().map { ($1.name, "τ\($0)") }, uniquingKeysWith: { $1 }))
    guard let target = plain.type, let path = target.path, !plain.generics.isEmpty,
      target.arguments == plain.generics.map(\.argument),
      target == .named(path.split(separator: ".").map { TypeName(String($0)) }) || asks(plain, ofType: path)
    else { return plain }
    plain.type = .named(path.split(separator: ".").map { TypeName(String($0)) })
    plain.generics = []
    plain.requirements = []
    return plain
  }

  /// Whether the alias requires no more of its parameters than the type at `path` does itself.
  private func asks(_ alias: Declaration, ofType path: String) -> Bool {
    if path == "Dictionary" || path == "Set" {
      let hashable = TypeExpression.named([TypeName("Hashable")])
      return alias.requirements.allSatisfy { $0 == .conformance(.named([TypeName("τ0")]), hashable) }
    }
    guard var type = new.types[path] ?? old.types[path] else { return alias.requirements.isEmpty }
    type.rename(
      Dictionary(type.generics.enumerated().map { ($1.name, "τ\($0)") }, uniquingKeysWith: { $1 }))
    let query = ConformanceQuery(index: new, assumptions: type.requirements)
    return alias.requirements.allSatisfy(query.grants)
  }
}

extension SurfaceIndex {
  /// `T: Sequence<Int>` as `T: Sequence` and `T.Element == Int`.
  func withoutPrimaryArguments(_ requirement: GenericRequirement) -> [GenericRequirement] {
    guard case .conformance(let subject, let constraint) = requirement, !constraint.arguments.isEmpty,
      case .named(let path) = constraint
    else { return [requirement] }
    let arguments = primaryArguments(of: constraint)
    guard arguments.count == constraint.arguments.count else { return [requirement] }
    let plain = TypeExpression.named(path.map { TypeName($0.name) })
    return [.conformance(subject, plain)]
      + arguments.sorted { $0.key < $1.key }
      .map { .sameType(subject.member(TypeName($0.key)), $0.value).normalised }
  }
}

extension Declaration {
  /// Leaves out generic parameters of its own that a requirement equates with something else.
  fileprivate mutating func foldEquatedGenerics() {
    guard kind == .function || kind == .initializer || kind == .subscript else { return }
    for parameter in generics {
      guard case .type(let name) = parameter else { continue }
      let plain = TypeExpression.named([TypeName(name)])
      let equals = requirements.compactMap { requirement -> TypeExpression? in
        guard case .sameType(let left, let right) = requirement else { return nil }
        return left == plain ? right : right == plain ? left : nil
      }
      guard let value = equals.first, !value.mentions(name) else { continue }
      let rest = requirements.filter { $0 != .sameType(plain, value) && $0 != .sameType(value, plain) }
      requirements = rest
      generics.removeAll { $0 == parameter }
      self = mapped { $0.substituting([name: value]) }
    }
  }

  /// Names what one of the generic `parameters`, or a type that belongs to one, is where a requirement says it.
  fileprivate mutating func nameEquatedTypes(among parameters: Set<String>) {
    let stated = requirements
    for case .sameType(let left, let right) in stated.map(\.normalised) {
      let ways = [(right, left), (left, right)].filter { name, value in
        name.isPart(of: parameters) && value.replacing(name, with: .void) == value
      }
      // What is known comes before what is another type of a parameter.
      guard let (name, value) = ways.first(where: { !$0.1.isPart(of: parameters) }) ?? ways.first else {
        continue
      }
      self = mapped { $0.replacing(name, with: value) }
    }
    requirements = stated
  }
}

extension TypeExpression {
  /// Whether it is one of `parameters`, or a type that belongs to one.
  fileprivate func isPart(of parameters: Set<String>) -> Bool {
    if case .named(let path) = self {
      path.first.map { parameters.contains($0.name) } ?? false
    } else {
      false
    }
  }

  /// The type with `value` wherever it has `name`, or what belongs to that.
  fileprivate func replacing(_ name: TypeExpression, with value: TypeExpression) -> TypeExpression {
    guard case .named(let start) = name else { return self }
    return mapped { type in
      guard case .named(let path) = type, path.starts(with: start) else { return type }
      return path.dropFirst(start.count).reduce(value) { $0.member($1) }
    }
  }
}
