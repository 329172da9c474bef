extension Declaration {
  /// Whether the same argument list fits both: equal labels and types.
  public func hasSameCall(as other: Declaration) -> Bool {
    let mine = withNamedGenerics("τ")
    let theirs = other.withNamedGenerics("τ")
    return labelClause == other.labelClause && mine.parameters?.map(\.type) == theirs.parameters?.map(\.type)
      && modifiers.contains(.static) == other.modifiers.contains(.static)
  }

  /// Whether a member with the name and the types of `requirement` does no more than that lets it do.
  public func canServe(as requirement: Declaration) -> Bool {
    if effects.isAsync, !requirement.effects.isAsync { return false }
    if effects.throwing != .never, requirement.effects.throwing == .never { return false }
    if modifiers.contains(.mutating), !requirement.modifiers.contains(.mutating) { return false }
    guard let asked = requirement.accessors, let given = accessors else { return true }
    return (given.hasSetter || !asked.hasSetter) && (!given.isGetterMutating || asked.isGetterMutating)
  }
}

extension Declaration {
  /// Whether the declaration is called, or expanded as if it were.
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscript, .macro: true
    default: false
    }
  }
}
