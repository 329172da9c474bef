import Changes

extension RuleCatalogue {
  /// Structures, classes, actors, enumerations and aliases as a whole.
  static let types: [Rule] = [
    .typeKindChanged, .openTypeClosed, .openMemberClosed, .opened, .finalAdded, .finalRemoved,
    .superclassRemoved, .superclassChanged, .typeGenericsChanged, .typeGenericRenamed, .typeConstraintAdded,
    .typeConstraintRemoved, .typealiasChanged, .copyabilityRemoved, .copyabilityAdded, .frozenChanged,
    .preconcurrencyChanged, .typeAttributeRemoved,
  ]
}

extension Rule {
  static let openMemberClosed = Rule(
    "open-member-closed", .breaking, "A member is no longer open.",
    why: "Subclasses of clients can no longer override it.", remedy: "Keep it open.",
    see: .swiftBook("accesscontrol"), refutedBy: .declaration([.override]))
}
