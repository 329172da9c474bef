extension Rule {
  static let closures = [
    closureEscapingAdded, closureSendableAdded, closureIsolationChanged, closureEffectChanged,
    autoclosureChanged, closureShapeChanged, closureConventionChanged, closureContextRemoved,
  ]

  static let closureEscapingAdded = Rule(
    "closure-escaping-added", .breaking, "A closure parameter became escaping.",
    why: "A client can no longer pass on a closure that does not escape.",
    remedy: "Keep the closure nonescaping, or add a function that takes an escaping one.",
    see: .swiftBook("closures#Escaping-Closures"))
  static let closureSendableAdded = Rule(
    "closure-sendable-added", .breaking,
    "A closure has to be Sendable.",
    why: "Closures that capture mutable or unsendable state stop compiling.",
    remedy: "Add a function that takes the Sendable closure.", see: .swiftBook("concurrency#Sendable-Types"))
  static let closureIsolationChanged = Rule(
    "closure-isolation-changed", .breaking,
    "A closure is isolated to another actor, or no longer to one.",
    why: "What clients wrote inside it runs on, or needs, another actor.",
    remedy: "Add a function for the other isolation.", see: .evolution("0316-global-actors"))
  static let closureEffectChanged = Rule(
    "closure-effect-changed", .breaking,
    "A closure parameter may no longer throw or await, or a closure that is given out may.",
    why: "A closure may do no more than its type says, and a call of one has to expect as much.",
    remedy: "Keep the effects of the closure.", see: .swiftBook("functions#Function-Types"))
  static let autoclosureChanged = Rule(
    "autoclosure-changed", .breaking, "A parameter gained or lost @autoclosure.",
    why: "Calls pass an expression in the one case and a closure in the other.",
    remedy:
      "Keep the old form as an overload, or give the new one another name where a call could mean both.",
    see: .swiftBook("closures#Autoclosures"))
  static let closureShapeChanged = Rule(
    "closure-shape-changed", .breaking, "A closure takes another number of arguments.",
    why: "The closures that clients wrote take the old number.",
    remedy: "Add a function that takes the new closure.", see: .swiftBook("functions#Function-Types"))
  static let closureConventionChanged = Rule(
    "closure-convention-changed", .breaking,
    "A function type has another calling convention.",
    why: "Functions of the old convention no longer fit.", remedy: "Keep the old convention.",
    see: .swiftBook("attributes#convention"))
  static let closureContextRemoved = Rule(
    "closure-context-removed", .breaking,
    "A closure that is written for a parameter no longer runs on the actor around it, or has to name self.",
    why: "Closures that use what is around them as if they stood there stop compiling.",
    remedy: "Keep the attribute.", see: .swiftBook("closures#Escaping-Closures"))
}
