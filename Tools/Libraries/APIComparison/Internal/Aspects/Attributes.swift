import PublicAPI

extension Comparison {
  /// Attributes other than those of isolation, each judged by itself.
  func attributeFindings(_ pair: Pair) -> [Finding] {
    let before = pair.otherAttributes(of: pair.old)
    let after = pair.otherAttributes(of: pair.new)
    let lost = before.filter { !after.contains($0) }
    let gained = after.filter { !before.contains($0) }
    if pair.old.kind == .macro { return macroRoles(lost: lost, gained: gained, pair) }
    let added = gained.filter { !lost.contains(where: $0.hasSameName) }
    return lost.map { losing($0, pair) } + added.map { gaining($0, pair) }
  }

  private func losing(_ attribute: DeclarationAttribute, _ pair: Pair) -> Finding {
    let fact = "‘\(pair.title)’ lost ‘\(attribute)’."
    switch attribute {
    case .known(let name, _): return Finding(rule(forLosing: name, pair), fact)
    case .custom where attribute.isUnderscored || attribute.isSendable:
      return Finding(.attributeRemoved, fact)
    case .custom(let type, _) where attribute.isPropertyWrapperLike:
      let fact = "‘\(pair.title)’ is no longer wrapped by ‘\(attribute)’."
      return isWrapper(type, on: pair) ? wrapperLost(type, fact) : resultBuilder(fact, pair)
    case .custom: return Finding(.unclassified, fact)
    }
  }

  private func rule(forLosing name: AttributeName, _ pair: Pair) -> Rule {
    switch name {
    case .discardableResult: .discardableResultChanged
    case .exported: .exportedImportRemoved
    case .frozen: .frozenChanged
    case .preconcurrency: preconcurrencyRule(pair)
    case .nonexhaustive: .nonexhaustiveRemoved
    case .dynamicMemberLookup
    where new.protocols(of: pair.new.path).contains { new.types[$0]?.has(name) ?? false }:
      .attributeRemoved
    case .dynamicMemberLookup, .dynamicCallable, .propertyWrapper, .resultBuilder, .globalActor, .main:
      .typeAttributeRemoved
    case .objc, .cdecl, .c, .silgenName, .objcRuntimeName: .foreignNameChanged
    case .disfavoredOverload where hasRival(pair.new): .ambiguousOverloadAdded
    case _ where Self.harmless.contains(name): .attributeRemoved
    default: .unclassified
    }
  }

  private func gaining(_ attribute: DeclarationAttribute, _ pair: Pair) -> Finding {
    let fact = "‘\(pair.title)’ gained ‘\(attribute)’."
    switch attribute {
    case .known(.nonexhaustive, let arguments):
      let warns = arguments?.contains("warn") ?? false
      return Finding(.nonexhaustiveAdded, fact, verdict: warns ? .compatible : nil)
    case .known(.discardableResult, _):
      let meaning = "A result that nobody uses is no longer a warning."
      return Finding(.discardableResultChanged, fact, meaning: meaning)
    case .known(let name, _): return Finding(rule(forGaining: name), fact)
    case .custom where attribute.isUnderscored || attribute.isSendable:
      return Finding(.attributeRemoved, fact)
    case .custom(let type, _) where attribute.isPropertyWrapperLike:
      return isWrapper(type, on: pair) ? Finding(.propertyWrapperAdded, fact) : resultBuilder(fact, pair)
    case .custom: return Finding(.unclassified, fact)
    }
  }

  private func rule(forGaining name: AttributeName) -> Rule {
    switch name {
    case .exported: .exportedImportAdded
    case .frozen: .frozenChanged
    case .preconcurrency: .preconcurrencyChanged
    case .nonexhaustive: .nonexhaustiveAdded
    case .dynamicMemberLookup, .dynamicCallable, .propertyWrapper, .resultBuilder, .globalActor, .main, .objc,
      .cdecl, .c:
      .attributeAdded
    case _ where Self.harmless.contains(name): .attributeRemoved
    default: .unclassified
    }
  }

  /// Attributes that no client's code depends on.
  private static let harmless: Set<AttributeName> = [
    .const, .copyingProperty, .debuggerFunction, .derivative, .differentiable, .disfavoredOverload,
    .gameplayInspectable, .inheritsConvenienceInitializers, .interfaceBuilderAction,
    .interfaceBuilderDesignable, .interfaceBuilderInspectable, .interfaceBuilderOutlet, .managedProperty,
    .nonobjc, .objcRuntimeName, .requiresStoredPropertyInitializers, .safe, .section, .sensitive, .silgenName,
    .testable, .transpose, .unchecked, .unsafe, .used, .warnUnqualifiedAccess,
  ]

  /// Whether an attribute wraps a property; a requirement is never wrapped, and a builder makes what a getter gives.
  private func isWrapper(_ type: TypeExpression, on pair: Pair) -> Bool {
    let declared = [old, new].compactMap { $0.types[type.description] }
    return pair.old.kind.isStorage && pair.old.requirement == .none
      && !declared.contains { $0.has(.resultBuilder) }
  }

  private func wrapperLost(_ type: TypeExpression, _ fact: String) -> Finding {
    let wrapper = type.description
    let isKnown = old.types[wrapper] != nil
    let projects = old.members[wrapper]?.contains { $0.name == "projectedValue" } ?? false
    return Finding(.propertyWrapperRemoved, fact, verdict: isKnown && !projects ? .compatible : nil)
  }

  /// A result builder on a declaration speaks to those who implement it.
  private func resultBuilder(_ fact: String, _ pair: Pair) -> Finding {
    Finding(
      .resultBuilderParameterChanged, fact, verdict: pair.isImplementedByClients ? .breaking : .compatible)
  }
}

extension DeclarationAttribute {
  /// Whether the attributes differ in their arguments at most.
  func hasSameName(as other: DeclarationAttribute) -> Bool {
    switch (self, other) {
    case (.known(let name, _), .known(let otherName, _)): name == otherName
    case (.custom(let type, _), .custom(let otherType, _)): type == otherType
    default: false
    }
  }

  /// Whether its name says that it is none of a client's business.
  fileprivate var isUnderscored: Bool {
    if case .custom(let type, _) = self { type.description.hasPrefix("_") } else { false }
  }
}
