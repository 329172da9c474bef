extension Declaration {
  /// Whether the same argument list fits both: equal labels and types.
  public func hasSameCall(as other: Declaration) -> Bool {
    let mine = withNamedGenerics("τ")
    let theirs = other.withNamedGenerics("τ")
    return labelClause == other.labelClause && mine.parameters?.map(\.type) == theirs.parameters?.map(\.type)
      && modifiers.contains(.static) == other.modifiers.contains(.static)
  }

  /// Whether a dot and its name, with arguments, are a value of the type around it: a case, or what belongs to the type
  /// and gives one.
  public var givesTypeAround: Bool {
    if kind == .enumerationCase { return true }
    guard modifiers.contains(.static), kind.isStorage || kind == .function, !isOperator else { return false }
    return type?.path == contextPath || type?.path == "Self"
  }

  /// Whether a member with the name and types of `requirement` can be its witness, by its effects and accessors.
  public func canServe(as requirement: Declaration) -> Bool {
    if effects.contains(.async), !requirement.effects.contains(.async) { return false }
    if !effects.isSubset(of: [.async]), requirement.effects.isSubset(of: [.async]) { return false }
    if modifiers.contains(.mutating), !requirement.modifiers.contains(.mutating) { return false }
    guard let asked = requirement.accessors, let given = accessors else { return true }
    return (given.contains(.setter) || !asked.contains(.setter))
      && (!given.contains(.mutatingGetter) || asked.contains(.mutatingGetter))
  }

  /// Whether the declaration is called, or expanded as if it were.
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscript, .macro: true
    default: false
    }
  }
}
