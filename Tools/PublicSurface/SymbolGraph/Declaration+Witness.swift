extension Declaration {
  /// Whether a member with the name and the types of `requirement` does no more than that lets it do.
  func canServe(as requirement: Declaration) -> Bool {
    if effects.isAsync, !requirement.effects.isAsync { return false }
    if effects.throwing != .never, requirement.effects.throwing == .never { return false }
    if modifiers.contains("mutating"), !requirement.modifiers.contains("mutating") { return false }
    guard let asked = requirement.accessors, let given = accessors else { return true }
    return (given.hasSetter || !asked.hasSetter) && (!given.isGetterMutating || asked.isGetterMutating)
  }
}
