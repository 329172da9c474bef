extension Rule {
  static let functions = [
    discardableResultChanged, attributeAdded, attributeRemoved, foreignNameChanged, asyncAdded, asyncRemoved,
    throwsAdded, throwsRemoved, thrownTypeChanged, thrownTypeNarrowed, rethrowsAdded, thrownTypesUnited,
    resultTypeChanged, tupleLabelsChanged, sendingResultRemoved, mutatingAdded, mutatingRemoved,
    selfOwnershipChanged, staticChanged, rethrowsRemoved, genericSignatureChanged, resultTypeRefined,
    genericConstraintAdded, genericConstraintRemoved, signatureGeneralised,
  ]

  static let discardableResultChanged = Rule(
    "discardable-result-changed", .compatible,
    "@discardableResult was added or removed.",
    why: "At most a result that nobody uses becomes a warning.",
    see: .swiftBook("attributes#discardableResult"))
  static let attributeAdded = Rule(
    "attribute-added", .additive, "An attribute was added that lets clients do more.",
    why: "Clients can use what it enables.", see: .swiftBook("attributes"))
  static let attributeRemoved = Rule(
    "attribute-removed", .compatible,
    "An attribute changed that no client's source depends on.",
    why: "The same source compiles.", see: .swiftBook("attributes"))
  static let foreignNameChanged = Rule(
    "foreign-name-changed", .breaking,
    "The name under which C or Objective-C sees a declaration changed.",
    why: "Clients in those languages no longer find it.", remedy: "Keep the exported name.",
    see: .swiftBook("attributes#objc"), refutedBy: .nothing)
  static let asyncAdded = Rule(
    "async-added", .breaking, "A function, initializer or getter became async.",
    why: "Callers have to await it, which only asynchronous code can.",
    remedy:
      "Keep the old one, and give the asynchronous version another name: asynchronous code would take it for the old.",
    see: .swiftBook("concurrency"))
  static let asyncRemoved = Rule(
    "async-removed", .compatible,
    "A function, initializer or getter is no longer async.",
    why: "An await that is not needed is a warning.", see: .swiftBook("concurrency"))
  static let throwsAdded = Rule(
    "throws-added", .breaking, "A function, initializer or getter can now throw.",
    why: "Callers have to try it and to handle the error.",
    remedy: "Keep the old one for callers that cannot fail.", see: .swiftBook("errorhandling"))
  static let throwsRemoved = Rule(
    "throws-removed", .compatible,
    "A function, initializer or getter no longer throws.",
    why: "A try that is not needed is a warning.", see: .swiftBook("errorhandling"))
  static let thrownTypeChanged = Rule(
    "thrown-type-changed", .breaking,
    "The type of the errors thrown changed or widened.",
    why: "A caller that handles or rethrows just the old type no longer covers what can be thrown.",
    remedy: "Add new cases to the old error type, or wrap the new error in it.",
    see: .evolution("0413-typed-throws"))
  static let thrownTypeNarrowed = Rule(
    "thrown-type-narrowed", .compatible,
    "The errors thrown are now of one known type.",
    why: "Whoever handled any error handles this one.", see: .evolution("0413-typed-throws"))
  static let rethrowsAdded = Rule(
    "rethrows-added", .compatible,
    "A function that threw now throws only if its argument does.",
    why: "A try that is not needed is a warning.",
    see: .swiftBook("declarations#Rethrowing-Functions-and-Methods"))
  static let thrownTypesUnited = Rule(
    "thrown-types-united", .breaking,
    "Several functions that are passed together, or several requirements, now have to throw errors of one type, or a "
      + "default value has no error type.",
    why: "Where one throws and another does not, or not the same, nothing says which error is meant.",
    remedy: "Give each function an error type of its own, or keep throws and rethrows.",
    see: .evolution("0413-typed-throws"))
  static let resultTypeChanged = Rule(
    "result-type-changed", .breaking, "A result has another type.",
    why: "Code that uses the result as the old type stops compiling.",
    remedy: "Add a function of another name for the new result.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"),
    refutedBy: .declaration([.inferResult]))
  static let tupleLabelsChanged = Rule(
    "tuple-labels-changed", .breaking, "The labels of a tuple changed or are gone.",
    why: "Code that reads an element by its label stops compiling.", remedy: "Keep the labels.",
    see: .swiftBook("thebasics#Tuples"), refutedBy: .declaration([.inferResult]))
  static let sendingResultRemoved = Rule(
    "sending-result-removed", .breaking,
    "A result is no longer sending, or a closure that is given out no longer Sendable.",
    why: "Callers can no longer pass it on to another isolation domain.",
    remedy: "Keep sending, or @Sendable.",
    see: .evolution("0430-transferring-parameters-and-results"))
  static let mutatingAdded = Rule(
    "mutating-added", .breaking, "A method became mutating.",
    why: "It can no longer be called on a constant.",
    remedy: "Keep the nonmutating method and add the mutating one under another name.",
    see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods"))
  static let mutatingRemoved = Rule(
    "mutating-removed", .compatible, "A method is no longer mutating.",
    why: "It can be called wherever it could be called; a variable that is never mutated is a warning.",
    see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods"))
  static let selfOwnershipChanged = Rule(
    "self-ownership-changed", .breaking,
    "A method of a noncopyable type now consumes or borrows the value it is called on.",
    why: "After a consuming call the value is gone.", remedy: "Add the consuming method under another name.",
    see: .evolution("0377-parameter-ownership-modifiers"))
  static let staticChanged = Rule(
    "static-changed", .breaking,
    "A member changed between the type and its instances.",
    why: "The two are reached through different expressions.",
    remedy: "Keep the old member, deprecated, and let it use the new one.",
    see: .swiftBook("methods#Type-Methods"))
  static let rethrowsRemoved = Rule(
    "rethrows-removed", .breaking, "A function that rethrew now throws by itself.",
    why: "Callers that pass a function that does not throw have to try.",
    remedy: "Keep rethrows, or add a second function that throws.",
    see: .swiftBook("declarations#Rethrowing-Functions-and-Methods"),
    refutedBy: .declaration([.callWithoutThrowing]))
  static let genericSignatureChanged = Rule(
    "generic-signature-changed", .breaking,
    "The shape of generic parameters changed, such as a pack that became a single parameter.",
    why: "Calls with arguments of other numbers or types stop compiling.",
    remedy:
      "Keep the old declaration as an overload, or give the new one another name where a call could mean both.",
    see: .evolution("0393-parameter-packs"))
  static let resultTypeRefined = Rule(
    "result-type-refined", .compatible,
    "A result or property has a type that can do all that the old one could.",
    why: "Code written for the old type finds everything it uses; that the standard library has other forms "
      + "of it for the new one, such as of reversed(), is outside the contract.",
    see: .swiftBook("opaquetypes"))
  static let genericConstraintAdded = Rule(
    "generic-constraint-added", .breaking,
    "A generic requirement was added to a function or an extension's member.",
    why: "Types that do not meet it can no longer be used.",
    remedy:
      "Keep the old declaration as an overload, or give the new one another name where a call could mean both.",
    see: .swiftBook("generics#Type-Constraints"))
  static let genericConstraintRemoved = Rule(
    "generic-constraint-removed", .compatible, "A generic requirement was dropped.",
    why: "All types that could be used still can.", see: .swiftBook("generics#Type-Constraints"))
  static let signatureGeneralised = Rule(
    "signature-generalised", .compatible,
    "A signature is written differently and accepts every call that it accepted.",
    why: "Calls with values compile as before. An exact function type is no part of the contract, nor is an "
      + "argument such as .init(…) for a parameter that has come to take many types.",
    see: .swiftBook("generics"))
}
