extension Rule {
  static let enumerations = [
    caseAdded, caseAddedNonexhaustive, nonexhaustiveAdded, nonexhaustiveRemoved, caseBecameStatic,
    rawTypeChanged, caseRemoved, casePayloadChanged,
  ]

  static let caseAdded = Rule(
    "case-added", .breaking,
    "A case was added to an enumeration that clients switch over exhaustively.",
    why: "An exhaustive switch does not cover the case.",
    remedy: "Mark the enumeration @nonexhaustive in the next major version, before it has to grow.",
    see: .swiftBook("enumerations#Matching-Enumeration-Values-with-a-Switch-Statement"),
    refutedBy: .container([.switchCases]))
  static let caseAddedNonexhaustive = Rule(
    "case-added-nonexhaustive", .additive,
    "A case was added to a @nonexhaustive enumeration.",
    why: "Clients have to expect unknown cases.", see: .evolution("0487-extensible-enums"))
  static let nonexhaustiveAdded = Rule(
    "nonexhaustive-added", .breaking, "An enumeration became @nonexhaustive.",
    why: "An exhaustive switch now needs an @unknown default.", remedy: "Use @nonexhaustive(warn) first.",
    see: .evolution("0487-extensible-enums"))
  static let nonexhaustiveRemoved = Rule(
    "nonexhaustive-removed", .compatible,
    "An enumeration is no longer @nonexhaustive.",
    why: "At most an @unknown default is a warning.", see: .evolution("0487-extensible-enums"))
  static let caseBecameStatic = Rule(
    "case-became-static", .compatible,
    "A case became a static property that can be matched by equality.",
    why: "Expressions and patterns that name it still compile.",
    see: .swiftBook("patterns#Expression-Pattern"))
  static let caseRemoved = Rule(
    "case-removed", .breaking, "A case was removed.",
    why: "Clients that make it or match it stop compiling.",
    remedy: "Keep it, deprecated.", see: .swiftBook("enumerations"))
  static let casePayloadChanged = Rule(
    "case-payload-changed", .breaking, "The associated values of a case changed.",
    why: "Patterns and expressions with the old values stop compiling.",
    remedy: "Add a case with the new values.", see: .swiftBook("enumerations#Associated-Values"))
}
