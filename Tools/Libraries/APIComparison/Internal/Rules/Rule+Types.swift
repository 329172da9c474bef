extension Rule {
  static let types = [
    typeAttributeRemoved, typeGenericsChanged, typeGenericRenamed, typeConstraintAdded, typeConstraintRemoved,
    typeKindChanged, openTypeClosed, opened, finalAdded, finalRemoved, openMemberClosed,
    preconcurrencyChanged, preconcurrencyRemoved, frozenChanged, superclassRemoved, superclassChanged,
    copyabilityRemoved, copyabilityAdded, typealiasChanged,
  ]

  static let typeAttributeRemoved = Rule(
    "type-attribute-removed", .breaking,
    "A type lost an attribute that gives it syntax of its own, such as @propertyWrapper or @resultBuilder.",
    why: "Clients that use that syntax stop compiling.", remedy: "Keep the attribute.",
    see: .swiftBook("attributes"))
  static let typeGenericsChanged = Rule(
    "type-generics-changed", .breaking, "A type has other generic parameters.",
    why: "Clients that spell its arguments stop compiling.",
    remedy: "Introduce the new type under another name and keep the old one as an alias.",
    see: .swiftBook("generics#Generic-Types"))
  static let typeGenericRenamed = Rule(
    "type-generic-renamed", .breaking, "A generic parameter of a type was renamed.",
    why: "Extensions in clients name it: extension S where T == Int.",
    remedy: "Add a type alias with the old name to the type.",
    see: .swiftBook("generics#Extending-a-Generic-Type"), refutedBy: .declaration([.extend]))
  static let typeConstraintAdded = Rule(
    "type-constraint-added", .breaking, "A type requires more of its generic arguments.",
    why: "Arguments that do not meet the requirement stop compiling.",
    remedy: "Put the requirement on the members that need it.", see: .swiftBook("generics#Type-Constraints"))
  static let typeConstraintRemoved = Rule(
    "type-constraint-removed", .compatible,
    "A type requires less of its generic arguments.",
    why:
      "Clients that name the type with arguments still compile. An extension or a generic function that relies on "
      + "the requirement may fail, but that is outside the contract.",
    see: .swiftBook("generics#Type-Constraints"))
  static let typeKindChanged = Rule(
    "type-kind-changed", .breaking,
    "A type became one of another kind, such as a struct that became a class.",
    why: "Extensions, copies, subclasses and switches depend on the kind.",
    remedy: "Introduce the new type under another name.", see: .swiftBook("classesandstructures"))
  static let openTypeClosed = Rule(
    "open-type-closed", .breaking, "A class is no longer open.",
    why: "Clients can no longer subclass it.",
    remedy: "Keep it open.", see: .swiftBook("accesscontrol"), refutedBy: .declaration([.subclass]))
  static let opened = Rule(
    "opened", .additive, "A class or member became open.",
    why: "Clients can subclass or override it.",
    see: .swiftBook("accesscontrol"))
  static let finalAdded = Rule(
    "final-added", .compatible,
    "A class or member that clients could not subclass or override became final.",
    why: "Clients could not subclass or override it before, either.",
    see: .swiftBook("inheritance#Preventing-Overrides"))
  static let finalRemoved = Rule(
    "final-removed", .compatible, "A class or member is no longer final.",
    why: "Clients can still use it in the same way; conformances of theirs that only a class without "
      + "subclasses can have, and Self(…) in their extensions, are outside the contract.",
    see: .swiftBook("inheritance#Preventing-Overrides"))
  static let openMemberClosed = Rule(
    "open-member-closed", .breaking, "A member is no longer open.",
    why: "Subclasses of clients can no longer override it.", remedy: "Keep it open.",
    see: .swiftBook("accesscontrol"), refutedBy: .declaration([.override]))
  static let preconcurrencyChanged = Rule(
    "preconcurrency-changed", .compatible, "@preconcurrency was added or removed.",
    why: "At most clients see other diagnostics about concurrency.",
    see: .swiftBook("attributes#preconcurrency"))
  static let preconcurrencyRemoved = Rule(
    "preconcurrency-removed", .breaking,
    "@preconcurrency was removed from what asks for Sendable or for an actor.",
    why: "In Swift 6 mode, the warnings that clients got are errors now.",
    remedy: "Keep @preconcurrency.", see: .swiftBook("attributes#preconcurrency"))
  static let superclassRemoved = Rule(
    "superclass-removed", .breaking, "A class no longer inherits from a class.",
    why: "Clients that pass it where the superclass is asked for stop compiling.",
    remedy: "Keep the superclass.", see: .swiftBook("inheritance"), refutedBy: .declaration([.upcast]))
  static let superclassChanged = Rule(
    "superclass-changed", .compatible,
    "A class inserted into the hierarchy, or a superclass gained.",
    why: "All that the class inherited it still inherits.", see: .swiftBook("inheritance"),
    refutedBy: .declaration([.upcast]))
  static let copyabilityRemoved = Rule(
    "copyability-removed", .breaking,
    "A type or protocol can no longer be copied, or no longer allows what cannot.",
    why: "Code that copies it, or conforms with a noncopyable type, stops compiling.",
    remedy: "Introduce a noncopyable type under another name.",
    see: .evolution("0390-noncopyable-structs-and-enums"))
  static let copyabilityAdded = Rule(
    "copyability-added", .additive,
    "A type can now be copied, or a protocol allows types that cannot.",
    why: "Clients can do more with it.", see: .evolution("0390-noncopyable-structs-and-enums"),
    refutedBy: .declaration())
  static let typealiasChanged = Rule(
    "typealias-changed", .breaking, "A type alias stands for another type.",
    why: "Clients use the alias as the type it stood for.", remedy: "Add an alias of another name.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
}
