import Changes

extension RuleCatalogue {
  /// Cases and what they carry.
  static let enumerations: [Rule] = [
    .caseAdded, .caseAddedNonexhaustive, .caseRemoved, .casePayloadChanged, .caseBecameStatic,
    .nonexhaustiveAdded, .nonexhaustiveRemoved, .rawTypeChanged,
  ]
}
