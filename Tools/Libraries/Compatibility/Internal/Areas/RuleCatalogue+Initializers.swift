import Changes

extension RuleCatalogue {
  /// How values are made.
  static let initializers: [Rule] = [
    .initializerFailabilityAdded, .initializerFailabilityRemoved, .initializerStyleChanged, .requiredAdded,
    .requiredRemoved, .designatedToConvenience, .convenienceToDesignated, .designatedInitializerAdded,
  ]
}

extension Rule {
  static let requiredAdded = Rule(
    "required-added", .breaking, "An open class has a new required initializer.",
    why: "Subclasses of clients do not have it.", remedy: "Make it a convenience initializer.",
    see: .swiftBook("initialization#Required-Initializers"), refutedBy: .nothing)
}
