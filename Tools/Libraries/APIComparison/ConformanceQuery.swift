public import PublicAPI

/// Answers which types satisfy which constraints, with what a signature assumes about its generic parameters.
public struct ConformanceQuery: Sendable {
  /// The surface whose types are asked about.
  let index: SurfaceIndex
  /// What the old signature promises about its own generic parameters.
  let assumptions: [GenericRequirement]
  /// The generic parameters of which nothing else is known than the assumptions, whatever is called like them.
  private let parameters: Set<String>

  /// Makes a query about the types of `index` where `assumptions` hold, as `declaration` names them if there is one: its
  /// generic parameters, and those of the types around it, hide what is called like them.
  public init(index: SurfaceIndex, assumptions: [GenericRequirement], inside declaration: Declaration? = nil)
  {
    self.init(
      index: index, assumptions: assumptions, beside: declaration?.parameterNames(index.type) ?? [])
  }

  private init(index: SurfaceIndex, assumptions: [GenericRequirement], beside parameters: Set<String>) {
    self.index = index
    self.assumptions = assumptions + assumptions.compactMap(\.aboutEachElement)
    self.parameters = parameters
  }

  /// The same query where nothing but other `assumptions` hold.
  func assuming(_ assumptions: [GenericRequirement]) -> ConformanceQuery {
    ConformanceQuery(index: index, assumptions: assumptions, beside: parameters)
  }

  /// Whether a value of `type` converts to `any constraint` on its own.
  public func allows(_ type: TypeExpression, as constraint: TypeExpression) -> Bool {
    if case .any(let other) = type { return implies(other, constraint) }
    return conforms(type, to: constraint)
  }

  /// Whether every type with the constraint `strong` also has the constraint `weak`.
  public func implies(_ strong: TypeExpression, _ weak: TypeExpression) -> Bool {
    let given = strong.members
    return weak.members.allSatisfy { wanted in
      if case .suppressed = wanted { return true }
      if given.contains(wanted) { return true }
      guard let name = wanted.path else { return false }
      return given.contains { member in
        guard let path = member.path else { return false }
        let arguments = index.primaryArguments(of: member)
        guard index.primaryArguments(of: wanted).allSatisfy({ arguments[$0.key] == $0.value }) else {
          return false
        }
        return path == name || index.protocols(of: path).contains(name)
          || closure(of: path).contains(name)
      }
    }
  }

  /// The type that assumptions such as `T: Sequence<Int>` give to the associated type `name` of `type`.
  public func associatedType(_ name: String, of type: TypeExpression) -> TypeExpression? {
    for case .conformance(type, let constraint) in assumptions {
      if let argument = index.primaryArguments(of: constraint)[name] { return argument }
    }
    return nil
  }

  /// What an assumption such as `T: Sequence<Int>` says of the type `T.Element`.
  private func primaryArgument(at type: TypeExpression) -> TypeExpression? {
    guard case .named(let path) = type, path.count > 1, let name = path.last?.name else { return nil }
    return associatedType(name, of: .named(path.dropLast()))
  }

  /// Whether the assumptions, or what they imply, include a requirement.
  public func grants(_ requirement: GenericRequirement) -> Bool {
    if assumptions.map(\.normalised).contains(requirement.normalised) { return true }
    switch requirement {
    case .conformance(_, .suppressed): return false
    case .conformance(let subject, let constraint): return conforms(subject, to: constraint)
    case .sameType(let left, let right):
      return left == right || primaryArgument(at: left) == right || primaryArgument(at: right) == left
    }
  }

  /// Whether a type satisfies a constraint: every protocol of it, with the same primary associated types.
  public func conforms(_ type: TypeExpression, to constraint: TypeExpression) -> Bool {
    constraint.members.allSatisfy { conformsToOne(type, $0) }
  }

  private func conformsToOne(_ type: TypeExpression, _ constraint: TypeExpression) -> Bool {
    guard case .named(let path) = constraint, let name = constraint.path else {
      if case .suppressed = constraint { return true }
      return false
    }
    if assumptions.contains(.conformance(type, constraint)) { return true }
    if let known = equalType(of: type), conformsToOne(known, constraint) { return true }
    let arguments = path.last?.arguments ?? []
    if !arguments.isEmpty {
      let plain = TypeExpression.named(path.dropLast() + [TypeName(path.last?.name ?? "")])
      if isAssumed(type, name, arguments) { return true }
      if equates(type, primaryAssociatedTypes(of: name), to: arguments) { return conformsToOne(type, plain) }
      return arguments.count == 1 && element(of: type) == arguments[0] && conformsToOne(type, plain)
    }
    if name == "Any" { return true }
    if MarkerProtocols.copying.contains(name) {
      return !assumptions.contains(.conformance(type, .suppressed(constraint)))
    }
    switch type {
    case .attributed(let attributes, let base):
      return name == "Sendable" && attributes.contains(.sendable) || conformsToOne(base, constraint)
    case .tuple(let elements):
      return name == "Sendable" && elements.allSatisfy { conformsToOne($0.type, constraint) }
    case .any(let own):
      return (name == "Error" || MarkerProtocols.all.contains(name)) && implies(own, constraint)
    case .some(let own): return implies(own, constraint)
    default: return nominal(type, conformsTo: name, constraint)
    }
  }

  /// Whether the same arguments are assumed of a protocol that implies the one called `name`.
  private func isAssumed(_ type: TypeExpression, _ name: String, _ arguments: [TypeExpression]) -> Bool {
    assumptions.contains { assumption in
      guard case .conformance(type, let known) = assumption, let path = known.path else { return false }
      return known.arguments == arguments && closure(of: path).contains(name)
    }
  }

  /// The names of the primary associated types of a protocol.
  private func primaryAssociatedTypes(of path: String) -> [String] {
    index.types[path]?.generics.map(\.name) ?? index.library.primaryAssociatedTypes(of: path)
  }

  /// Whether the parts of `type` called `names` are assumed to be `arguments`.
  private func equates(_ type: TypeExpression, _ names: [String], to arguments: [TypeExpression]) -> Bool {
    guard names.count == arguments.count else { return false }
    let known = Set(assumptions.map(\.normalised))
    return zip(names, arguments).allSatisfy { name, argument in
      known.contains(GenericRequirement.sameType(type.member(TypeName(name)), argument).normalised)
    }
  }

  /// The concrete type that a same-type requirement gives to a generic parameter or a part of one.
  private func equalType(of type: TypeExpression) -> TypeExpression? {
    for case .sameType(let left, let right) in assumptions {
      if left == type, isConcrete(right) { return right }
      if right == type, isConcrete(left) { return left }
    }
    return nil
  }

  private func isConcrete(_ type: TypeExpression) -> Bool {
    if isParameter(type) { return false }
    return type.path.map { index.types[$0] != nil || index.library.type(at: $0) != nil } ?? true
  }

  /// Whether the type is a generic parameter, or belongs to one.
  private func isParameter(_ type: TypeExpression) -> Bool {
    if case .named = type { type.path(beside: parameters) == nil } else { false }
  }

  private func nominal(_ type: TypeExpression, conformsTo name: String, _ constraint: TypeExpression) -> Bool
  {
    for case .conformance(let subject, let known) in assumptions where subject == type {
      if let path = known.path,
        path == name || closure(of: path).contains(name) || index.superclasses(of: path).contains(name)
      {
        return true
      }
    }
    guard let path = type.path, !isParameter(type) else { return false }
    if name == path { return true }
    if index.superclasses(of: path).contains(name) { return true }
    if name == "AnyObject", let kind = index.types[path]?.kind { return kind == .class || kind == .actor }
    guard index.types[path] == nil, index.library.type(at: path) != nil else {
      return index.protocols(of: path).contains(name)
    }
    return conformances(of: type, at: path).contains { conformance in
      conformance.inheritance.compactMap(\.path).contains { $0 == name || closure(of: $0).contains(name) }
    }
  }

  /// The conformances of a type of the library, be they this module's, whose conditions its arguments meet.
  private func conformances(of type: TypeExpression, at path: String) -> [Declaration] {
    let names = index.library.type(at: path)?.generics.map(\.name) ?? []
    let arguments = Dictionary(zip(names, type.arguments)) { first, _ in first }
    let all = index.library.conformances(of: path) + (index.conformances[path] ?? [])
    return all.filter { conformance in
      conformance.requirements.allSatisfy { requirement in
        switch requirement.mapped({ $0.substituting(arguments) }) {
        case .conformance(let subject, let constraint): conforms(subject, to: constraint)
        case .sameType(let left, let right): left == right
        }
      }
    }
  }

  private func closure(of path: String) -> Set<String> {
    index.protocols(of: path)
  }

  /// The element type of the standard collections, which is their primary associated type.
  public func element(of type: TypeExpression) -> TypeExpression? {
    switch type {
    case .array(let element): return element
    default:
      if let known = index.library.member("Element", of: type) { return known }
      for case .sameType(let left, let right) in assumptions {
        if left.isElement(of: type) { return right }
        if right.isElement(of: type) { return left }
      }
      return nil
    }
  }

  /// Whether the compiler turns a value of one type into one of the other without being asked.
  public func converts(_ old: TypeExpression, to new: TypeExpression) -> Bool {
    if old == new || new == .named([TypeName("Any")]) { return true }
    guard let oldPath = old.path, let newPath = new.path else { return false }
    let pairs = [["CGFloat", "Double"], ["Double", "CGFloat"]]
    if pairs.contains([oldPath, newPath]) { return true }
    let wider = index.library.type(at: oldPath) == nil ? [] : index.superclasses(of: oldPath)
    if wider.contains(newPath) || PointerConversions.wider[oldPath, default: []].contains(newPath) {
      return new.arguments.isEmpty || Array(old.arguments.prefix(new.arguments.count)) == new.arguments
    }
    if newPath == "AnyObject" || index.types[newPath]?.kind == .class { return conforms(old, to: new) }
    return newPath == "AnyHashable" && conforms(old, to: .named([TypeName("Hashable")]))
  }
}

extension TypeExpression {
  /// Whether this is the name `Element` behind the name of `type`.
  fileprivate func isElement(of type: TypeExpression) -> Bool {
    guard case .named(let path) = self, path.last?.name == "Element" else { return false }
    return .named(path.dropLast()) == type
  }
}

extension GenericRequirement {
  /// What a requirement of a whole pack says about each of its elements.
  fileprivate var aboutEachElement: GenericRequirement? {
    guard case .conformance(.packExpansion(.packElement(let element)), let constraint) = self else {
      return nil
    }
    return .conformance(element, constraint)
  }
}
