import Surfaces

extension RuleCatalogue {
  /// Structures, classes, actors, enumerations and aliases as a whole.
  static let types: [Rule] = [
    Rule(
      .typeKindChanged, .breaking, "A type became one of another kind, such as a struct that became a class.",
      why: "Extensions, copies, subclasses and switches depend on the kind.",
      remedy: "Introduce the new type under another name.",
      see: .swiftBook("classesandstructures")),
    Rule(
      .openTypeClosed, .breaking, "A class is no longer open.",
      why: "Clients can no longer subclass it.",
      remedy: "Keep it open.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .openMemberClosed, .breaking, "A member is no longer open.",
      why: "Subclasses of clients can no longer override it.",
      remedy: "Keep it open.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .opened, .additive, "A class or member became open.",
      why: "Clients can subclass or override it.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .finalAdded, .compatible, "A class or member that clients could not subclass or override became final.",
      why: "They could not do so before.",
      see: .swiftBook("inheritance#Preventing-Overrides")),
    Rule(
      .finalRemoved, .compatible, "A class or member is no longer final.",
      why: "Clients can still use it in the same way.",
      see: .swiftBook("inheritance#Preventing-Overrides")),
    Rule(
      .superclassRemoved, .breaking, "A class no longer inherits from a class.",
      why: "Clients that pass it where the superclass is asked for stop compiling.",
      remedy: "Keep the superclass.",
      see: .swiftBook("inheritance")),
    Rule(
      .superclassChanged, .compatible, "A class inserted into the hierarchy, or a superclass gained.",
      why: "All that the class inherited it still inherits.",
      see: .swiftBook("inheritance")),
    Rule(
      .typeGenericsChanged, .breaking, "A type has other generic parameters.",
      why: "Clients that spell its arguments stop compiling.",
      remedy: "Introduce the new type under another name and keep the old one as an alias.",
      see: .swiftBook("generics#Generic-Types")),
    Rule(
      .typeGenericRenamed, .breaking, "A generic parameter of a type was renamed.",
      why: "Extensions in clients name it: extension S where T == Int.",
      remedy: "Add a type alias with the old name to the type.",
      see: .swiftBook("generics#Extending-a-Generic-Type")),
    Rule(
      .typeConstraintAdded, .breaking, "A type requires more of its generic arguments.",
      why: "Arguments that do not meet the requirement stop compiling.",
      remedy: "Put the requirement on the members that need it.",
      see: .swiftBook("generics#Type-Constraints")),
    Rule(
      .typeConstraintRemoved, .compatible, "A type requires less of its generic arguments.",
      why:
        "All uses of the type still compile; only an extension that relies on the requirement notices, which is outside the contract.",
      see: .swiftBook("generics#Type-Constraints")),
    Rule(
      .typealiasChanged, .breaking, "A type alias stands for another type.",
      why: "Clients use the alias as the type it stood for.",
      remedy: "Add an alias of another name.",
      see: .swiftBook("declarations#Type-Alias-Declaration")),
    Rule(
      .copyabilityRemoved, .breaking,
      "A type or protocol can no longer be copied, or no longer allows what cannot.",
      why: "Code that copies it, or conforms with a noncopyable type, stops compiling.",
      remedy: "Introduce a noncopyable type under another name.",
      see: .evolution("0390-noncopyable-structs-and-enums")),
    Rule(
      .copyabilityAdded, .additive, "A type can now be copied, or a protocol allows types that cannot.",
      why: "Clients can do more with it.",
      see: .evolution("0390-noncopyable-structs-and-enums")),
    Rule(
      .frozenChanged, .compatible, "@frozen was added or removed.",
      why:
        "It matters only where library evolution is on; a lost implicit conformance is reported by itself.",
      see: .swiftBook("attributes#frozen")),
    Rule(
      .preconcurrencyChanged, .compatible, "@preconcurrency was added or removed.",
      why: "At most clients see other diagnostics about concurrency.",
      see: .swiftBook("attributes#preconcurrency")),
    Rule(
      .typeAttributeRemoved, .breaking,
      "A type lost an attribute that gives it syntax of its own, such as @propertyWrapper or @resultBuilder.",
      why: "Clients that use that syntax stop compiling.",
      remedy: "Keep the attribute.",
      see: .swiftBook("attributes")),
  ]
}
