extension RuleCatalogue {
  /// Cases and what they carry.
  static let enumerations: [Rule] = [
    Rule(
      .caseAdded, .breaking, "A case was added to an enumeration that clients switch over exhaustively.",
      why: "An exhaustive switch does not cover the case.",
      remedy: "Mark the enumeration @nonexhaustive in the next major version, before it has to grow.",
      see: .swiftBook("enumerations#Matching-Enumeration-Values-with-a-Switch-Statement")),
    Rule(
      .caseAddedNonexhaustive, .additive, "A case was added to a @nonexhaustive enumeration.",
      why: "Clients have to expect unknown cases.",
      see: .evolution("0487-extensible-enums")),
    Rule(
      .caseRemoved, .breaking, "A case was removed.",
      why: "Clients that make it or match it stop compiling.",
      remedy: "Keep it, deprecated.",
      see: .swiftBook("enumerations")),
    Rule(
      .casePayloadChanged, .breaking, "The associated values of a case changed.",
      why: "Patterns and expressions with the old values stop compiling.",
      remedy: "Add a case with the new values.",
      see: .swiftBook("enumerations#Associated-Values")),
    Rule(
      .caseBecameStatic, .compatible, "A case became a static property that can be matched by equality.",
      why: "Expressions and patterns that name it still compile.",
      see: .swiftBook("patterns#Expression-Pattern")),
    Rule(
      .nonexhaustiveAdded, .breaking, "An enumeration became @nonexhaustive.",
      why: "An exhaustive switch now needs an @unknown default.",
      remedy: "Use @nonexhaustive(warn) first.",
      see: .evolution("0487-extensible-enums")),
    Rule(
      .nonexhaustiveRemoved, .compatible, "An enumeration is no longer @nonexhaustive.",
      why: "At most an @unknown default is a warning.",
      see: .evolution("0487-extensible-enums")),
    Rule(
      .rawTypeChanged, .breaking, "An enumeration has another raw type.",
      why: "Clients that make it from or read its raw value stop compiling.",
      remedy: "Keep the old raw type and add a property.",
      see: .swiftBook("enumerations#Raw-Values")),
  ]
}
