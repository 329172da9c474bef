extension Rule {
  static let initializers = [
    designatedInitializerAdded, initializerFailabilityAdded, initializerFailabilityRemoved,
    initializerStyleChanged, requiredRemoved, designatedToConvenience, convenienceToDesignated, requiredAdded,
  ]

  static let designatedInitializerAdded = Rule(
    "designated-initializer-added", .breaking,
    "An open class has a new designated initializer.",
    why: "Subclasses that override the others no longer inherit the convenience initializers.",
    remedy: "Make it a convenience initializer.",
    see: .swiftBook("initialization#Automatic-Initializer-Inheritance"),
    refutedBy: .container([.subclassInheriting]))
  static let initializerFailabilityAdded = Rule(
    "initializer-failability-added", .breaking,
    "An initializer can now return nil.",
    why: "Its result is an optional that callers have to unwrap.",
    remedy: "Add a failable initializer with another label.",
    see: .swiftBook("initialization#Failable-Initializers"))
  static let initializerFailabilityRemoved = Rule(
    "initializer-failability-removed", .breaking,
    "An initializer no longer returns an optional.",
    why: "An if let or a chain on its result stops compiling.",
    remedy: "Keep the failable initializer as well.", see: .swiftBook("initialization#Failable-Initializers"),
    refutedBy: .declaration([.inferResult]))
  static let initializerStyleChanged = Rule(
    "initializer-style-changed", .compatible,
    "An initializer changed between ? and !.",
    why: "Its result can still be unwrapped.",
    see: .swiftBook("initialization#The-init-Failable-Initializer"))
  static let requiredRemoved = Rule(
    "required-removed", .breaking, "An initializer is no longer required.",
    why: "It can no longer be called on a metatype.", remedy: "Keep it required.",
    see: .swiftBook("initialization#Required-Initializers"),
    refutedBy: .declaration([.constructThroughMetatype]))
  static let designatedToConvenience = Rule(
    "designated-to-convenience", .breaking,
    "A designated initializer of an open class became a convenience one.",
    why: "Subclasses can no longer delegate up to it.", remedy: "Keep it designated.",
    see: .swiftBook("initialization#Class-Inheritance-and-Initialization"),
    refutedBy: .container([.subclassInheriting, .callSuperInit]))
  static let convenienceToDesignated = Rule(
    "convenience-to-designated", .breaking,
    "A convenience initializer of an open class became a designated one.",
    why: "Subclasses that override the other designated initializers no longer inherit it.",
    remedy: "Keep it a convenience initializer.",
    see: .swiftBook("initialization#Automatic-Initializer-Inheritance"),
    refutedBy: .container([.subclassInheriting]))
  static let requiredAdded = Rule(
    "required-added", .breaking, "An open class has a new required initializer.",
    why: "Subclasses of clients do not have it.",
    remedy: "Leave the class as it was, and write a subclass that has it.",
    see: .swiftBook("initialization#Required-Initializers"))
}
