import PublicAPI

/// A declaration and what became of it.
struct Pair {
  let old: Declaration
  let new: Declaration
  /// The names of the global actors that either version declares.
  var globalActors: Set<String> = []
  /// Whether the class around it is final in both versions.
  var isInFinalClass = false
  /// Whether it is in a class in either version.
  var isInClass = false
  /// Whether clients can inherit from the class around it in both versions.
  var isInOpenClass = false
  /// Whether nothing around it is isolated to an actor in either version.
  var isFreeOfActors = false
  /// Whether the type around it is Sendable in both versions.
  var isInSendableType = false

  /// Whether both have the name and only labels of closures tell their calls apart, which trailing closures do without.
  var isAlikeInTrailingClosures = false

  var title: String { old.title }

  /// Whether clients also write declarations that have to match this one: witnesses or overrides.
  var isImplementedByClients: Bool {
    old.requirement != .none && new.requirement != .none
      || old.modifiers.contains(.open) && new.modifiers.contains(.open) && !old.kind.isType
      || isInOpenClass && old.isDesignated && new.isDesignated
  }

  /// The rule for a change that callers survive and implementations do not.
  var implementationRule: Rule {
    old.requirement == .none ? .overridableChanged : .requirementChanged
  }

  /// A finding for implementers where there are any, else `finding`.
  func relaxed(_ finding: Finding) -> Finding {
    guard isImplementedByClients else { return finding }
    return Finding(implementationRule, finding.fact)
  }

  var isCallable: Bool {
    switch old.kind {
    case .function, .initializer, .subscript, .macro, .enumerationCase: true
    default: false
    }
  }

  var hasOtherSignature: Bool {
    guard isCallable else { return old.kind.isType && (old.generics != new.generics || hasOtherRequirements) }
    let (old, new) = (old.withNamedGenerics("τ"), new.withNamedGenerics("τ"))
    return old.parameters != new.parameters || old.type != new.type || hasOtherRequirements
      || old.generics.map(\.isPack) != new.generics.map(\.isPack)
  }

  private var hasOtherRequirements: Bool {
    let requirements = [old, new].map { Set($0.withNamedGenerics("τ").requirements.map(\.normalised)) }
    return requirements[0] != requirements[1]
  }

  var hasOtherDeclaredType: Bool {
    guard !isCallable else { return false }
    return old.type != new.type || !old.kind.isType && (old.generics != new.generics || hasOtherRequirements)
  }

  /// A member of a type that is now found in a protocol has no role of its own to lose.
  var hasOtherRole: Bool {
    let isMoved = old.context != new.context && old.requirement == .none
    return old.requirement != new.requirement && !isMoved
  }

  var hasOtherInheritance: Bool {
    Set(old.inheritance) != Set(new.inheritance)
  }

  var hasOtherAccessors: Bool {
    old.accessors != new.accessors || old.kind != new.kind && old.kind.isStorage
  }

  var runsAnywhere: Bool {
    isFreeOfActors || [old, new].allSatisfy { $0.modifiers.contains(.nonisolated) }
  }

  var hasOtherAttributes: Bool {
    otherAttributes(of: old) != otherAttributes(of: new)
  }

  /// The attributes that do not say where the declaration runs, nor that a function is Sendable which captures nothing
  /// else.
  func otherAttributes(of declaration: Declaration) -> [DeclarationAttribute] {
    let capturesNothing =
      declaration.kind == .function
      && (declaration.context.isEmpty || isInSendableType
        || !declaration.modifiers.isDisjoint(with: [.static, .class]))
    return declaration.attributes.filter { !isIsolation($0) && !(capturesNothing && $0.isSendable) }
  }

  /// The global actor that the declaration is isolated to.
  func globalActor(of declaration: Declaration) -> String? {
    declaration.attributes.lazy.compactMap(globalActor).first
  }

  /// The words that say on which actor the declaration runs.
  func isolationWords(of declaration: Declaration) -> Set<String> {
    Set(declaration.attributes.filter(isIsolation).map(\.description))
      .union(declaration.modifiers.filter(\.isNonisolated).map(\.description))
  }

  private func isIsolation(_ attribute: DeclarationAttribute) -> Bool {
    attribute == .known(.concurrent) || globalActor(attribute) != nil
  }

  private func globalActor(_ attribute: DeclarationAttribute) -> String? {
    guard case .custom(let type, _) = attribute else { return nil }
    return attribute.isGlobalActor || globalActors.contains(type.description) ? type.description : nil
  }

  var hasOtherModifiers: Bool {
    plainModifiers(of: old) != plainModifiers(of: new)
  }

  /// The modifiers without those of isolation; an operator is found wherever it is declared, in a type or outside, and
  /// what no client can override is final to it.
  func plainModifiers(of declaration: Declaration) -> Set<Modifier> {
    var words = declaration.plainModifiers
    if old.isOperator, new.isOperator { return words.subtracting([.static, .class, .final]) }
    guard !old.kind.isType, ![old, new].contains(where: { $0.modifiers.contains(.open) }) else {
      return words
    }
    words.remove(.final)
    if words.remove(.class) != nil { words.insert(.static) }
    return isInFinalClass ? words.subtracting([.required, .convenience]) : words
  }

  var hasOtherIsolation: Bool {
    let others = isolationWords(of: old).symmetricDifference(isolationWords(of: new))
    return !others.subtracting(isFreeOfActors ? [Modifier.nonisolated.description] : []).isEmpty
  }
}

extension Declaration {
  /// Whether it is an initializer that subclasses override, though nobody writes `open` there.
  fileprivate var isDesignated: Bool { kind == .initializer && !modifiers.contains(.convenience) }

  /// The modifiers without those of isolation, and without what a function does where it says nothing: it borrows.
  var plainModifiers: Set<Modifier> {
    modifiers.filter { !$0.isNonisolated && $0 != .borrowing }
  }
}

extension Modifier {
  /// Whether the keyword takes the declaration off its actor, in whatever way.
  var isNonisolated: Bool {
    switch self {
    case .nonisolated, .nonisolatedNonsending, .nonisolatedUnsafe: true
    default: false
    }
  }
}

extension DeclarationAttribute {
  /// Whether it says of a function what Swift 6 infers, and what only its type as a value shows.
  var isSendable: Bool {
    if case .custom(let type, _) = self { type.path == "Sendable" } else { false }
  }
}
