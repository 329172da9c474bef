import APIComparison
import PublicAPI

extension ConformanceContract {
  /// Takes a protocol of another module among those that the type conforms to, with what its arguments say, and with what
  /// it and those that it refines ask for if they are the standard library's.
  mutating func conform(toForeign parent: TypeExpression, in scope: ClientScope) {
    let path = parent.path ?? parent.description
    equations += zip(scope.library.primaryAssociatedTypes(of: path), parent.arguments).map {
      .sameType(TypeExpression.itself.member(TypeName($0)), $1)
    }
    collect(libraryProtocol: path, of: scope.library)
  }

  private mutating func collect(libraryProtocol path: String, of library: SystemLibrary) {
    guard foreign.insert(path).inserted else { return }
    equations += library.type(at: path)?.requirements ?? []
    for member in library.members(of: path) where !member.isUnusable {
      if member.requirement == .none {
        given.append(member)
      } else if member.kind != .associatedType {
        if !asked.contains(where: { $0.isMet(with: member) { $0 } }) { asked.append(member) }
      } else {
        equations += member.requirements
        collect(libraryType: member)
      }
    }
    for parent in library.parents(of: path) { collect(libraryProtocol: parent, of: library) }
  }

  /// Takes an associated type of the library, of which a protocol that refines another may say less than that.
  private mutating func collect(libraryType associated: Declaration) {
    var type = associated
    type.requirements = []
    guard let index = libraryTypes.firstIndex(where: { $0.name == type.name }) else {
      libraryTypes.append(type)
      return
    }
    libraryTypes[index].type = libraryTypes[index].type ?? type.type
    libraryTypes[index].inheritance += type.inheritance
  }

  /// Finds out what the library's protocols leave to the type: it provides what no extension gives, and associated types
  /// that neither an equation nor a default says are its parameters.
  mutating func settleLibrary(in library: SystemLibrary) {
    for case .sameType(let left, let right) in equations {
      for (type, value) in [(left, right), (right, left)] {
        guard let name = type.nameInSelf, mayFix(name, as: value) else { continue }
        fixed[name] = value
        break
      }
    }
    // A literal is of the type that has the name of the associated one, where nothing else is said.
    for type in libraryTypes where isOpen(type.name) {
      if let usual = library.alias(at: type.name)?.type { fixed[type.name] = usual }
    }
    for requirement in asked where !requirements.contains(where: { $0.isMet(with: requirement) { $0 } }) {
      if !isGiven(requirement, in: library) { require(requirement) }
    }
    // Overloads that differ in nothing but types are given in terms of each other.
    for overload in asked where !overload.isDeprecated && asked.count(where: overload.isNamed) > 1 {
      if !requirements.contains(where: overload.isNamed) { require(overload) }
    }
    let known = Set(associatedTypes.map(\.name))
    associatedTypes += libraryTypes.filter { !known.contains($0.name) && isOpen($0.name) }
  }

  private mutating func require(_ requirement: Declaration) {
    var own = requirement
    own.requirement = .required
    // What may throw anything throws what the type has chosen, if an extension would.
    let others = given.filter { $0.isMet(with: requirement, meaning) }.map(\.effects)
    own.effects = others.map { $0.mapped(spelled) }.first { !others.contains($0) } ?? own.effects
    requirements.append(own)
  }

  /// Whether an extension gives what a protocol of the library asks for; if that takes it, associated types of which nothing
  /// is known become what they have to be.
  private mutating func isGiven(_ requirement: Declaration, in library: SystemLibrary) -> Bool {
    for member in given where member.name == requirement.name {
      var contract = self
      let conditions = member.requirements.filter { !requirement.requirements.contains($0) }
      guard conditions.allSatisfy({ contract.assume($0, meeting: requirement, in: library) }),
        member.isMet(with: requirement, contract.meaning), member.effects == requirement.effects,
        member.type.map(contract.meaning) == requirement.type.map(contract.meaning)
      else { continue }
      self = contract
      return true
    }
    return false
  }

  /// Whether a condition of an extension holds for the type, or can be made to.
  ///
  /// Of two associated types that it equates the one that the `requirement` names becomes the other.
  private mutating func assume(
    _ condition: GenericRequirement, meeting requirement: Declaration, in library: SystemLibrary
  ) -> Bool {
    switch condition {
    case .conformance(_, .suppressed): return true
    case .conformance(.itself, let parent): return parent.path.map(foreign.contains) ?? false
    case .conformance(let subject, let parent):
      if let known = spelled(subject).path, let path = parent.path {
        if library.protocols(of: known).contains(path) { return true }
      }
      guard let name = subject.nameInSelf, isOpen(name) else { return false }
      if !equations.contains(condition) { equations.append(condition) }
      return true
    case .sameType(let left, let right):
      if meaning(left) == meaning(right) { return true }
      let (left, right) = (spelled(left), spelled(right))
      let isNamed = { (type: TypeExpression) in requirement.parameters?.contains { $0.type == type } == true }
      for (type, value) in isNamed(right) ? [(right, left), (left, right)] : [(left, right), (right, left)] {
        guard let name = type.nameInSelf, isOpen(name), value.nameInSelf != nil || !value.mentions("Self")
        else { continue }
        fixed[name] = value
        return true
      }
      return false
    }
  }

  /// Whether an associated type is for the type to choose.
  private func isOpen(_ name: String) -> Bool {
    let type = (associatedTypes + libraryTypes).first { $0.name == name }
    return type.map { $0.type == nil && fixed[name] == nil } ?? false
  }

  /// Whether an equation says what an associated type is: by a type that is known, or by one that is chosen and by its parts.
  private func mayFix(_ name: String, as value: TypeExpression) -> Bool {
    guard fixed[name] == nil, isOpen(name) || libraryTypes.contains(where: { $0.name == name }),
      value != .itself
    else { return false }
    var names: Set<String> = []
    _ = value.mapped { part in
      if case .named(let path) = part, path.count > 1, path[0].name == "Self" { names.insert(path[1].name) }
      return part
    }
    return !names.contains(name) && names.allSatisfy(isOpen)
  }

  /// The type with what is known of associated types in their places.
  func spelled(_ type: TypeExpression) -> TypeExpression {
    type.mapped { part in
      guard case .named(let path) = part, path.count > 1, path[0].name == "Self",
        let value = fixed[path[1].name]
      else { return part }
      return path.dropFirst(2).reduce(spelled(value)) { $0.member($1) }
    }
  }

  /// The type with what is known of associated types in their places, be it the library's default.
  private func meaning(_ type: TypeExpression) -> TypeExpression {
    type.mapped { part in
      guard let name = part.nameInSelf else { return part }
      return (fixed[name] ?? libraryTypes.first { $0.name == name }?.type).map(meaning) ?? part
    }
  }

  /// Whether a type names what the library's protocols say and the type itself does not.
  func namesDefault(_ type: TypeExpression) -> Bool {
    libraryTypes.contains { associated in
      associated.type != nil && fixed[associated.name] == nil
        && !associatedTypes.contains { $0.name == associated.name }
        && resolved(type).mentions(associated.name)
    }
  }
}

extension Declaration {
  /// Whether what meets the other declaration takes what this one takes, by the `meaning` of types.
  fileprivate func isMet(
    with other: Declaration, _ meaning: (TypeExpression) -> TypeExpression
  ) -> Bool {
    isNamed(as: other) && modifiers.contains(.static) == other.modifiers.contains(.static)
      && zip(parameters ?? [], other.parameters ?? []).allSatisfy { meaning($0.type) == meaning($1.type) }
  }

  /// Whether the other declaration has the same name, labels included.
  fileprivate func isNamed(as other: Declaration) -> Bool {
    kind.isStorage == other.kind.isStorage && name == other.name && labelClause == other.labelClause
  }
}

extension TypeExpression {
  fileprivate static let itself = TypeExpression.named([TypeName("Self")])
}
