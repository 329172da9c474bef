public import PublicAPI

extension SurfaceIndex {
  /// Whether what `declaration` promises is declared in another place that makes no difference: an operator in any type
  /// or in none, a member of all that conform to two protocols in an extension of the one or of the other.
  func declaresElsewhere(_ declaration: Declaration) -> Bool {
    guard declaration.requirement == .none else { return false }
    let wanted = resolvingSelf(in: declaration)
    if wanted.isOperator {
      return operators(named: wanted.name).contains { isSameOperator(resolvingSelf(in: $0), wanted) }
    }
    guard type(at: wanted.contextPath)?.kind == .protocol else { return false }
    return wanted.constraints(on: "Self").compactMap(\.path).contains { path in
      (members[path] ?? []).contains { candidate in
        candidate.requirement == .none && candidate.name == wanted.name
          && candidate.asMemberOfConformers == wanted.asMemberOfConformers
      }
    }
  }

  /// Whether a client finds what `declaration` promises even where it is not declared: the type around inherits it, or
  /// a conformance gives it.
  public func provides(_ declaration: Declaration) -> Bool {
    if declaration.kind == .typeAlias { return isAssociatedType(declaration) }
    let wanted = resolvingSelf(in: declaration)
    if wanted.isOperator, wanted.requirement == .none {
      return isGivenByLibrary(wanted) || isOperatorOfProtocol(wanted)
    }
    guard types[wanted.contextPath] != nil, wanted.kind != .conformance else { return false }
    if isGivenByLibrary(wanted) { return true }
    if wanted.kind == .initializer || wanted.kind == .enumerationCase { return false }
    return lookUp(wanted.name, in: wanted.contextPath).contains { isInherited($0, as: wanted) }
  }

  /// Whether a protocol asks for a type of the alias's name, so that the type around has one in any case.
  private func isAssociatedType(_ alias: Declaration) -> Bool {
    guard types[alias.contextPath] != nil, alias.generics.isEmpty else { return false }
    return protocols(of: alias.contextPath).contains { name in
      if !library.members(named: alias.name, of: name).isEmpty { return true }
      let asked = members[name]?.first { $0.kind == .associatedType && $0.name == alias.name }
      return asked.map { $0.type == nil || $0.type == alias.type } ?? false
    }
  }

  /// Whether two operators take and give the same; expressions find them wherever they are declared.
  private func isSameOperator(_ left: Declaration, _ right: Declaration) -> Bool {
    guard left.requirement == .none, left.context != right.context else { return false }
    let sides = [left, right].map { $0.withoutPlace(in: self) }
    return sides[0] == sides[1] && !(sides[0].parameters ?? []).contains { $0.type.mentions("Self") }
  }

  /// Whether a protocol that the type conforms to has the operator for all its types.
  private func isOperatorOfProtocol(_ declaration: Declaration) -> Bool {
    guard let type = declaration.parameters?.first?.type.withoutAttributes, let path = type.path else {
      return false
    }
    let conforming = protocols(of: path)
    return operators(named: declaration.name).contains { candidate in
      guard conforming.contains(candidate.contextPath) else { return false }
      var moved = candidate.mapped { $0.substituting(["Self": type]) }
      moved.context = declaration.context
      return moved.withoutPlace() == declaration.withoutPlace()
    }
  }

  /// Whether `candidate`, which a superclass or protocol declares, promises what `declaration` does.
  private func isInherited(_ candidate: Declaration, as declaration: Declaration) -> Bool {
    guard candidate.context != declaration.context, let type = types[declaration.contextPath] else {
      return false
    }
    // What an inherited protocol has a default for, a protocol that restates it need not say again.
    let isRestated = candidate.requirement == .defaulted && declaration.requirement == .required
    if type.kind == .protocol, candidate.requirement != declaration.requirement, !isRestated { return false }
    var moved = candidate
    if let superclass = specialisation(of: candidate.contextPath, in: type) {
      let names = types[candidate.contextPath]?.generics.map(\.name) ?? []
      let arguments = Dictionary(zip(names, superclass.arguments), uniquingKeysWith: { first, _ in first })
      moved = moved.mapped { $0.substituting(arguments) }
    }
    moved.context = declaration.context
    moved.requirement = declaration.requirement
    if !type.modifiers.contains(.open) { moved.modifiers.remove(.open) }
    return resolvingSelf(in: moved).withoutFinal == declaration.withoutFinal
  }
}

extension Declaration {
  /// The declaration as it would be outside of all types; those of `index` around it give it their parameters.
  func withoutPlace(in index: SurfaceIndex? = nil) -> Declaration {
    var declaration = withoutFinal
    if let type = index?.types[contextPath], type.kind != .protocol {
      declaration.generics = type.generics + generics
      declaration.requirements = type.requirements + requirements
    }
    declaration.context = []
    declaration.requirement = .none
    if isOperator { declaration.modifiers.subtract([.static, .class]) }
    return declaration
  }

  /// A member of a protocol's extension as one of all types that conform to that protocol and to those it names.
  fileprivate var asMemberOfConformers: Declaration {
    var declaration = self
    declaration.context = []
    let own = GenericRequirement.conformance(.itself, .named(context.map { TypeName($0) }))
    declaration.requirements = (requirements + [own]).sorted { $0.description < $1.description }
    return declaration
  }

  fileprivate var withoutFinal: Declaration {
    var declaration = self
    declaration.modifiers.remove(.final)
    return declaration
  }
}

extension TypeExpression {
  /// The type `Self`.
  fileprivate static let itself = TypeExpression.named([TypeName("Self")])

  /// The type behind specifiers such as `inout`.
  fileprivate var withoutAttributes: TypeExpression {
    if case .attributed(_, let type) = self { type } else { self }
  }
}
