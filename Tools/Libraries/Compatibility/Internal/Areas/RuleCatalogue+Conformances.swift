extension RuleCatalogue {
  /// Which types meet which protocols.
  static let conformances: [Rule] = [
    .conformanceAdded, .conformanceRemoved, .conformanceConditionAdded, .conformanceConditionRemoved,
    .conformanceStillImplied, .conformanceIsolationChanged,
  ]
}

extension Rule {
  static let conformanceAdded = Rule(
    "conformance-added", .additive, "A type conforms to another protocol.",
    why:
      "Clients can use it where the protocol is asked for; one that declared the conformance itself gets a warning.",
    see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension"), refutedBy: .nothing)
  static let conformanceStillImplied = Rule(
    "conformance-still-implied", .compatible,
    "A conformance or constraint is no longer written down but still implied.", why: "It still holds.",
    see: .swiftBook("protocols#Protocol-Inheritance"), refutedBy: .nothing)
}
