extension Rule {
  static let protocols = [
    associatedTypeAdded, associatedTypeAddedWithDefault, primaryAssociatedTypesChanged,
    primaryAssociatedTypesAdded, associatedTypeConstraintChanged, requirementChanged, overridableChanged,
    inheritedProtocolAdded, inheritedProtocolAddedHarmlessly, inheritedProtocolRemoved, classBoundChanged,
    requirementRemoved, requirementMadeExtension, defaultImplementationRemoved, defaultImplementationAdded,
    requirementOptionalityChanged, requirementAdded, requirementAddedWithDefault, associatedTypeDefaultAdded,
    associatedTypeDefaultRemoved,
  ]

  static let associatedTypeAdded = Rule(
    "associated-type-added", .breaking,
    "An associated type without a default was added.",
    why: "Types in clients that conform do not name it.", remedy: "Give it a default.",
    see: .swiftBook("generics#Associated-Types"), refutedBy: .container([.conform]))
  static let associatedTypeAddedWithDefault = Rule(
    "associated-type-added-with-default", .additive,
    "An associated type with a default was added.",
    why: "Types that conform get the default.", see: .swiftBook("generics#Associated-Types"))
  static let primaryAssociatedTypesChanged = Rule(
    "primary-associated-types-changed", .breaking,
    "The primary associated types changed.",
    why: "any P<Int> means something else, or nothing.", remedy: "Keep their order and number.",
    see: .evolution("0346-light-weight-same-type-syntax"), refutedBy: .declaration([.constrainPrimary]))
  static let primaryAssociatedTypesAdded = Rule(
    "primary-associated-types-added", .additive,
    "A protocol got primary associated types.",
    why: "Clients can constrain it in angle brackets.", see: .evolution("0346-light-weight-same-type-syntax"))
  static let associatedTypeConstraintChanged = Rule(
    "associated-type-constraint-changed", .breaking,
    "An associated type or the protocol's where clause has other constraints.",
    why: "Conforming types may not meet them, or generic code relied on the constraints that were removed.",
    remedy: "Put the constraint on the members that need it.",
    see: .swiftBook("generics#Adding-Constraints-to-an-Associated-Type"))
  static let requirementChanged = Rule(
    "requirement-changed", .breaking,
    "A requirement changed so that callers do not notice but implementations do.",
    why: "Witnesses that clients wrote no longer meet it.",
    remedy: "Add the new requirement with a default implementation that calls the old one.",
    see: .swiftBook("protocols#Method-Requirements"))
  static let overridableChanged = Rule(
    "overridable-changed", .breaking,
    "An open member changed so that callers do not notice but overrides do.",
    why: "Overrides that clients wrote no longer match it.", remedy: "Add the new member beside the old one.",
    see: .swiftBook("inheritance#Overriding"), refutedBy: .declaration([.override]))
  static let inheritedProtocolAdded = Rule(
    "inherited-protocol-added", .breaking,
    "A protocol inherits another one that asks for something.",
    why: "Types in clients that conform do not conform to that one.",
    remedy: "Give all its requirements defaults, or ask for it where it is needed.",
    see: .swiftBook("protocols#Protocol-Inheritance"), refutedBy: .declaration([.conform]))
  static let inheritedProtocolAddedHarmlessly = Rule(
    "inherited-protocol-added-harmlessly", .additive,
    "A protocol inherits another one that asks for nothing.",
    why:
      "Types that conform meet it already; only a conditional conformance has to be declared for both, which "
      + "is outside the contract.",
    see: .swiftBook("protocols#Protocol-Inheritance"))
  static let inheritedProtocolRemoved = Rule(
    "inherited-protocol-removed", .breaking,
    "A protocol no longer inherits another one.",
    why: "Generic code that uses what it promised stops compiling.", remedy: "Keep the inheritance.",
    see: .swiftBook("protocols#Protocol-Inheritance"))
  static let classBoundChanged = Rule(
    "class-bound-changed", .breaking,
    "A protocol became bound to classes, or no longer is.",
    why: "Structs can no longer conform, or weak references to it stop compiling.",
    remedy: "Introduce a second protocol.", see: .swiftBook("protocols#Class-Only-Protocols"))
  static let requirementRemoved = Rule(
    "requirement-removed", .breaking, "A requirement was removed.",
    why: "Generic code that uses it stops compiling.", remedy: "Keep it as a member of an extension.",
    see: .swiftBook("protocols"))
  static let requirementMadeExtension = Rule(
    "requirement-made-extension", .compatible,
    "A requirement became a plain member of an extension.",
    why: "It can still be called; an implementation in a client is no longer found through the protocol.",
    see: .swiftBook("protocols#Protocol-Extensions"))
  static let defaultImplementationRemoved = Rule(
    "default-implementation-removed", .breaking,
    "The default implementation of a requirement was removed or constrained.",
    why: "Types that relied on it no longer conform.", remedy: "Keep an unconstrained default.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .container([.conform]))
  static let defaultImplementationAdded = Rule(
    "default-implementation-added", .additive,
    "A requirement got a default implementation.",
    why: "Types that conform can leave it out.",
    see: .swiftBook("protocols#Providing-Default-Implementations"))
  static let requirementOptionalityChanged = Rule(
    "requirement-optionality-changed", .breaking,
    "A requirement of an Objective-C protocol changed between optional and required.",
    why: "Callers unwrap it, or conforming types lack it.", remedy: "Add a requirement of another name.",
    see: .swiftBook("protocols#Optional-Protocol-Requirements"), refutedBy: .nothing)
  static let requirementAdded = Rule(
    "requirement-added", .breaking,
    "A requirement without a default implementation was added.",
    why: "Types in clients that conform do not have it.",
    remedy: "Give it an unconstrained default implementation.",
    see: .swiftBook("protocols#Providing-Default-Implementations"), refutedBy: .container([.conform]))
  static let requirementAddedWithDefault = Rule(
    "requirement-added-with-default", .additive,
    "A requirement with a default implementation was added.",
    why: "Types that conform get the default.",
    see: .swiftBook("protocols#Providing-Default-Implementations"))
  static let associatedTypeDefaultAdded = Rule(
    "associated-type-default-added", .additive, "An associated type got a default.",
    why: "Types that conform can leave it out.", see: .swiftBook("generics#Associated-Types"))
  static let associatedTypeDefaultRemoved = Rule(
    "associated-type-default-removed", .breaking,
    "The default of an associated type was removed or changed.",
    why: "Types that relied on it no longer conform, or have another type.", remedy: "Keep the default.",
    see: .swiftBook("generics#Associated-Types"), refutedBy: .container([.conform]))
}
