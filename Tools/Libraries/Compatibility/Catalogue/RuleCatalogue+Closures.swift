extension RuleCatalogue {
  /// What may be asked of a function that a client passes or gets.
  static let closures: [Rule] = [
    Rule(
      .closureEscapingAdded, .breaking, "A closure parameter became escaping.",
      why: "A client can no longer pass on a closure that does not escape.",
      remedy: "Keep the closure nonescaping, or add a function that takes an escaping one.",
      see: .swiftBook("closures#Escaping-Closures")),
    Rule(
      .closureSendableAdded, .breaking,
      "A closure has to be Sendable, or a closure that is given out no longer is.",
      why: "Closures that capture mutable or unsendable state stop compiling.",
      remedy: "Add a function that takes the Sendable closure.",
      see: .swiftBook("concurrency#Sendable-Types")),
    Rule(
      .closureIsolationChanged, .breaking, "A closure is isolated to another actor, or no longer to one.",
      why: "What clients wrote inside it runs on, or needs, another actor.",
      remedy: "Add a function for the other isolation.",
      see: .evolution("0316-global-actors")),
    Rule(
      .closureEffectChanged, .breaking,
      "A closure parameter may no longer throw or await, or a closure that is given out may.",
      why: "Closures that do so stop compiling, as do calls that did not have to.",
      remedy: "Keep the effects of the closure.",
      see: .swiftBook("functions#Function-Types")),
    Rule(
      .autoclosureChanged, .breaking, "A parameter gained or lost @autoclosure.",
      why: "Calls pass an expression in the one case and a closure in the other.",
      remedy: "Keep the old form as an overload.",
      see: .swiftBook("closures#Autoclosures")),
    Rule(
      .closureShapeChanged, .breaking, "A closure takes another number of arguments.",
      why: "The closures that clients wrote take the old number.",
      remedy: "Add a function that takes the new closure.",
      see: .swiftBook("functions#Function-Types")),
    Rule(
      .closureConventionChanged, .breaking, "A function type has another calling convention.",
      why: "Functions of the old convention no longer fit.",
      remedy: "Keep the old convention.",
      see: .swiftBook("attributes#convention")),
  ]
}
