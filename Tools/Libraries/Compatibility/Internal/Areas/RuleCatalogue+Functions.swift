import Changes

extension RuleCatalogue {
  /// What is called, and what a call gives.
  static let functions: [Rule] = [
    .asyncAdded, .asyncRemoved, .throwsAdded, .throwsRemoved, .thrownTypeChanged, .thrownTypeNarrowed,
    .rethrowsRemoved, .rethrowsAdded, .mutatingAdded, .mutatingRemoved, .selfOwnershipChanged, .staticChanged,
    .resultTypeChanged, .resultTypeRefined, .tupleLabelsChanged, .discardableResultChanged,
    .genericConstraintAdded, .genericConstraintRemoved, .genericSignatureChanged, .signatureGeneralised,
    .sendingResultRemoved, .attributeAdded, .attributeRemoved, .foreignNameChanged,
  ]
}

extension Rule {
  static let rethrowsRemoved = Rule(
    "rethrows-removed", .breaking, "A function that rethrew now throws by itself.",
    why: "Callers that pass a function that does not throw have to try.",
    remedy: "Keep rethrows, or add a second function that throws.",
    see: .swiftBook("declarations#Rethrowing-Functions-and-Methods"),
    refutedBy: .declaration([.callWithoutThrowing]))
  static let resultTypeRefined = Rule(
    "result-type-refined", .compatible,
    "A result or property has a type that can do all that the old one could.",
    why: "Code written for the old type finds everything it uses.", see: .swiftBook("opaquetypes"),
    refutedBy: .nothing)
  static let genericConstraintAdded = Rule(
    "generic-constraint-added", .breaking,
    "A generic requirement was added to a function or an extension's member.",
    why: "Types that do not meet it can no longer be used.",
    remedy: "Keep the old declaration as an overload without the requirement.",
    see: .swiftBook("generics#Type-Constraints"), refutedBy: .declaration())
  static let genericConstraintRemoved = Rule(
    "generic-constraint-removed", .compatible, "A generic requirement was dropped.",
    why: "All types that could be used still can.", see: .swiftBook("generics#Type-Constraints"),
    refutedBy: .nothing)
}
