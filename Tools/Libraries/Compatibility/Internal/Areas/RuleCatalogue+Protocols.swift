import Changes

extension RuleCatalogue {
  /// What conforming types have to provide, and what generic code may use.
  static let protocols: [Rule] = [
    .requirementAdded, .requirementAddedWithDefault, .requirementRemoved, .requirementMadeExtension,
    .requirementChanged, .overridableChanged, .defaultImplementationRemoved, .defaultImplementationAdded,
    .associatedTypeAdded, .associatedTypeAddedWithDefault, .associatedTypeDefaultAdded,
    .associatedTypeDefaultRemoved, .associatedTypeConstraintChanged, .primaryAssociatedTypesChanged,
    .primaryAssociatedTypesAdded, .inheritedProtocolAdded, .inheritedProtocolAddedHarmlessly,
    .inheritedProtocolRemoved, .classBoundChanged, .requirementOptionalityChanged,
  ]
}

extension Rule {
  static let requirementAdded = Rule(
    "requirement-added", .breaking, "A requirement without a default implementation was added.",
    why: "Types in clients that conform do not have it.",
    remedy: "Give it an unconstrained default implementation.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .container([.conform]))
  static let requirementAddedWithDefault = Rule(
    "requirement-added-with-default", .additive, "A requirement with a default implementation was added.",
    why: "Types that conform get the default.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .nothing)
  static let associatedTypeConstraintChanged = Rule(
    "associated-type-constraint-changed", .breaking,
    "An associated type or the protocol's where clause has other constraints.",
    why: "Conforming types may not meet them, or generic code relied on those that went.",
    remedy: "Put the constraint on the members that need it.",
    see: .swiftBook("generics#Adding-Constraints-to-an-Associated-Type"), refutedBy: .nothing)
}
