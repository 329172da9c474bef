extension RuleCatalogue {
  /// How values are made.
  static let initializers: [Rule] = [
    Rule(
      .initializerFailabilityAdded, .breaking, "An initializer can now return nil.",
      why: "Its result is an optional that callers have to unwrap.",
      remedy: "Add a failable initializer with another label.",
      see: .swiftBook("initialization#Failable-Initializers")),
    Rule(
      .initializerFailabilityRemoved, .breaking, "An initializer no longer returns an optional.",
      why: "An if let or a chain on its result stops compiling.",
      remedy: "Keep the failable initializer as well.",
      see: .swiftBook("initialization#Failable-Initializers")),
    Rule(
      .initializerStyleChanged, .compatible, "An initializer changed between ? and !.",
      why: "Its result can still be unwrapped.",
      see: .swiftBook("initialization#The-init-Failable-Initializer")),
    Rule(
      .requiredAdded, .breaking, "An open class has a new required initializer.",
      why: "Subclasses of clients do not have it.",
      remedy: "Make it a convenience initializer.",
      see: .swiftBook("initialization#Required-Initializers")),
    Rule(
      .requiredRemoved, .breaking, "An initializer is no longer required.",
      why: "It can no longer be called on a metatype.",
      remedy: "Keep it required.",
      see: .swiftBook("initialization#Required-Initializers")),
    Rule(
      .designatedToConvenience, .breaking,
      "A designated initializer of an open class became a convenience one.",
      why: "Subclasses can no longer delegate up to it.",
      remedy: "Keep it designated.",
      see: .swiftBook("initialization#Class-Inheritance-and-Initialization")),
    Rule(
      .convenienceToDesignated, .breaking,
      "A convenience initializer of an open class became a designated one.",
      why: "Subclasses that override the other designated initializers no longer inherit it.",
      remedy: "Keep it a convenience initializer.",
      see: .swiftBook("initialization#Automatic-Initializer-Inheritance")),
    Rule(
      .designatedInitializerAdded, .breaking, "An open class has a new designated initializer.",
      why: "Subclasses that override the others no longer inherit the convenience initializers.",
      remedy: "Make it a convenience initializer.",
      see: .swiftBook("initialization#Automatic-Initializer-Inheritance")),
  ]
}
