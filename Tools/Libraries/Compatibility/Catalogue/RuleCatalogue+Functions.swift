extension RuleCatalogue {
  /// What is called, and what a call gives.
  static let functions: [Rule] = [
    Rule(
      .asyncAdded, .breaking, "A function, initializer or getter became async.",
      why: "Callers have to await it, which only asynchronous code can.",
      remedy:
        "Add the asynchronous version under the same name beside the old one only if the old one stays usable; otherwise choose a new name.",
      see: .swiftBook("concurrency")),
    Rule(
      .asyncRemoved, .compatible, "A function, initializer or getter is no longer async.",
      why: "An await that is not needed is a warning.",
      see: .swiftBook("concurrency")),
    Rule(
      .throwsAdded, .breaking, "A function, initializer or getter can now throw.",
      why: "Callers have to try it and to handle the error.",
      remedy: "Keep the old one for callers that cannot fail.",
      see: .swiftBook("errorhandling")),
    Rule(
      .throwsRemoved, .compatible, "A function, initializer or getter no longer throws.",
      why: "A try that is not needed is a warning.",
      see: .swiftBook("errorhandling")),
    Rule(
      .thrownTypeChanged, .breaking, "The type of the errors thrown changed or widened.",
      why: "A caller that handles or rethrows just the old type no longer covers what can be thrown.",
      remedy: "Add new cases to the old error type, or wrap the new error in it.",
      see: .evolution("0413-typed-throws")),
    Rule(
      .thrownTypeNarrowed, .compatible, "The errors thrown are now of one known type.",
      why: "Whoever handled any error handles this one.",
      see: .evolution("0413-typed-throws")),
    Rule(
      .rethrowsRemoved, .breaking, "A function that rethrew now throws by itself.",
      why: "Callers that pass a function that does not throw have to try.",
      remedy: "Keep rethrows, or add a second function that throws.",
      see: .swiftBook("declarations#Rethrowing-Functions-and-Methods")),
    Rule(
      .rethrowsAdded, .compatible, "A function that threw now throws only if its argument does.",
      why: "A try that is not needed is a warning.",
      see: .swiftBook("declarations#Rethrowing-Functions-and-Methods")),
    Rule(
      .mutatingAdded, .breaking, "A method became mutating.",
      why: "It can no longer be called on a constant.",
      remedy: "Keep the nonmutating method and add the mutating one under another name.",
      see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods")),
    Rule(
      .mutatingRemoved, .compatible, "A method is no longer mutating.",
      why: "It can be called wherever it could be called; a variable that is never mutated is a warning.",
      see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods")),
    Rule(
      .selfOwnershipChanged, .breaking,
      "A method of a noncopyable type now consumes or borrows the value it is called on.",
      why: "After a consuming call the value is gone.",
      remedy: "Add the consuming method under another name.",
      see: .evolution("0377-parameter-ownership-modifiers")),
    Rule(
      .staticChanged, .breaking, "A member changed between the type and its instances.",
      why: "The two are reached through different expressions.",
      remedy: "Keep the old member, deprecated, in terms of the new one.",
      see: .swiftBook("methods#Type-Methods")),
    Rule(
      .resultTypeChanged, .breaking, "A result has another type.",
      why: "Code that uses the result as the old type stops compiling.",
      remedy: "Add a function of another name for the new result.",
      see: .swiftBook("functions#Function-Parameters-and-Return-Values")),
    Rule(
      .resultTypeRefined, .compatible,
      "A result or property has a type that can do all that the old one could.",
      why: "Code written for the old type finds everything it uses.",
      see: .swiftBook("opaquetypes")),
    Rule(
      .tupleLabelsChanged, .breaking, "The labels of a tuple changed or are gone.",
      why: "Code that reads an element by its label stops compiling.",
      remedy: "Keep the labels.",
      see: .swiftBook("thebasics#Tuples")),
    Rule(
      .discardableResultChanged, .compatible, "@discardableResult was added or removed.",
      why: "At most a result that nobody uses becomes a warning.",
      see: .swiftBook("attributes#discardableResult")),
    Rule(
      .genericConstraintAdded, .breaking,
      "A generic requirement was added to a function or an extension's member.",
      why: "Types that do not meet it can no longer be used.",
      remedy: "Keep the old declaration as an overload without the requirement.",
      see: .swiftBook("generics#Type-Constraints")),
    Rule(
      .genericConstraintRemoved, .compatible, "A generic requirement was dropped.",
      why: "All types that could be used still can.",
      see: .swiftBook("generics#Type-Constraints")),
    Rule(
      .genericSignatureChanged, .breaking,
      "The shape of generic parameters changed, such as a pack that became a single parameter.",
      why: "Calls with other numbers of arguments stop compiling.",
      remedy: "Keep the old declaration as an overload.",
      see: .evolution("0393-parameter-packs")),
    Rule(
      .signatureGeneralised, .compatible,
      "A signature is written differently and accepts every call that it accepted.",
      why:
        "A client cannot tell the difference by calling; an exact function type is no part of the contract.",
      see: .swiftBook("generics")),
    Rule(
      .sendingResultRemoved, .breaking,
      "A result is no longer sending, or a closure that is given out no longer Sendable.",
      why: "Callers can no longer pass it on to another isolation domain.",
      remedy: "Keep sending.",
      see: .evolution("0430-transferring-parameters-and-results")),
    Rule(
      .attributeAdded, .additive, "An attribute was added that lets clients do more.",
      why: "Clients can use what it enables.",
      see: .swiftBook("attributes")),
    Rule(
      .attributeRemoved, .compatible, "An attribute changed that no client's source depends on.",
      why: "The same source compiles.",
      see: .swiftBook("attributes")),
    Rule(
      .foreignNameChanged, .breaking, "The name under which C or Objective-C sees a declaration changed.",
      why: "Clients in those languages no longer find it.",
      remedy: "Keep the exported name.",
      see: .swiftBook("attributes#objc")),
  ]
}
