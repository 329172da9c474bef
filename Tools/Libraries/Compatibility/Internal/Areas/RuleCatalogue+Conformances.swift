import Changes

extension RuleCatalogue {
  /// Which types meet which protocols.
  static let conformances: [Rule] = [
    .conformanceAdded, .conformanceRemoved, .conformanceConditionAdded, .conformanceConditionRemoved,
    .conformanceStillImplied, .conformanceIsolationChanged,
  ]
}

extension Rule {
  static let conformanceStillImplied = Rule(
    "conformance-still-implied", .compatible,
    "A conformance or constraint is no longer written down but still implied.", why: "It still holds.",
    see: .swiftBook("protocols#Protocol-Inheritance"), refutedBy: .nothing)
}
