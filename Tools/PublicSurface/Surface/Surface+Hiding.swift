extension Surface {
  /// The surface without what another one could not see, so that the two can be compared.
  func hiding(_ facts: Set<UnseenFact>) -> Surface {
    if facts.isSubset(of: unseen) { return self }
    let visible = declarations.compactMap { $0.hiding(facts) }
    return Surface(module: module, declarations: visible, unseen: unseen.union(facts), options: options)
  }
}

extension Declaration {
  fileprivate func hiding(_ facts: Set<UnseenFact>) -> Declaration? {
    var declaration = self
    switch kind {
    case .operator, .precedenceGroup: return facts.contains(.operators) ? nil : self
    case .moduleImport:
      if facts.contains(.imports) { return nil }
      if facts.contains(.reexports) { declaration.attributes = [] }
      return declaration
    default: break
    }
    if facts.contains(.operators), isOperator { declaration.modifiers.subtract(["prefix", "postfix"]) }
    if facts.contains(.asyncAvailability) { declaration.availability.removeAll(where: \.isOnlyNoAsync) }
    if facts.contains(.suppressedConformances), kind.isType {
      declaration.inheritance.removeAll(where: \.isSuppression)
    }
    return declaration
  }
}

extension Availability {
  fileprivate var isOnlyNoAsync: Bool {
    var other = self
    other.isNoAsync = false
    return isNoAsync && other == Availability(domain: domain)
  }
}
