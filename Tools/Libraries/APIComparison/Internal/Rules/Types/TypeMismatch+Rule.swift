extension TypeMismatch {
  /// The rule that explains the mismatch.
  func rule(at position: TypePosition) -> Rule {
    switch self {
    case .type: position == .supplied ? .parameterTypeChanged : .resultTypeChanged
    case .labels: .tupleLabelsChanged
    case .variadic: .variadicChanged
    case .escaping: .closureEscapingAdded
    case .sendable: position == .supplied ? .closureSendableAdded : .sendingResultRemoved
    case .isolation: .closureIsolationChanged
    case .effects: .closureEffectChanged
    case .shape: .closureShapeChanged
    case .autoclosure: .autoclosureChanged
    case .convention: .closureConventionChanged
    case .ownership: .parameterOwnershipChanged
    case .sendingParameter: .sendingAdded
    case .sendingResult: .sendingResultRemoved
    case .isolatedParameter: .isolatedParameterAdded
    }
  }
}

extension Rule {
  static let mismatchRules = [
    resultTypeChanged, tupleLabelsChanged, sendingResultRemoved, parameterTypeChanged,
    parameterOwnershipChanged, sendingAdded, isolatedParameterAdded, closureEscapingAdded,
    closureSendableAdded, closureIsolationChanged, closureEffectChanged, autoclosureChanged,
    closureShapeChanged, closureConventionChanged, variadicChanged,
  ]

  static let resultTypeChanged = Rule(
    "result-type-changed", .breaking, in: .functions, "A result has another type.",
    why: "Code that uses the result as the old type stops compiling.",
    remedy: "Add a function of another name for the new result.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"),
    refutedBy: .declaration([.inferResult]))
  static let tupleLabelsChanged = Rule(
    "tuple-labels-changed", .breaking, in: .functions, "The labels of a tuple changed or are gone.",
    why: "Code that reads an element by its label stops compiling.", remedy: "Keep the labels.",
    see: .swiftBook("thebasics#Tuples"), refutedBy: .declaration([.inferResult]))
  static let sendingResultRemoved = Rule(
    "sending-result-removed", .breaking, in: .functions,
    "A result is no longer sending, or a closure that is given out no longer Sendable.",
    why: "Callers can no longer pass it on to another isolation domain.",
    remedy: "Keep sending, or @Sendable.",
    see: .evolution("0430-transferring-parameters-and-results"))
  static let parameterTypeChanged = Rule(
    "parameter-type-changed", .breaking, in: .parameters, "A parameter has another type.",
    why: "Arguments of the old type no longer fit.",
    remedy:
      "Keep the old type as an overload, or give the new one another name where a call could mean both.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"))
  static let parameterOwnershipChanged = Rule(
    "parameter-ownership-changed", .breaking, in: .parameters,
    "A parameter became inout, or consumes a value that cannot be copied.",
    why: "The caller has to pass a variable, or loses the value.", remedy: "Add a function of another name.",
    see: .evolution("0377-parameter-ownership-modifiers"))
  static let sendingAdded = Rule(
    "sending-added", .breaking, in: .parameters, "A parameter became sending.",
    why: "The caller may no longer use the argument afterwards, nor pass what is reachable elsewhere.",
    remedy: "Keep the old function for callers that keep their value.",
    see: .evolution("0430-transferring-parameters-and-results"))
  static let isolatedParameterAdded = Rule(
    "isolated-parameter-added", .breaking, in: .parameters, "A parameter became isolated.",
    why: "The call now runs on that actor, so that others have to await it.",
    remedy: "Add the isolated function under another name.", see: .evolution("0313-actor-isolation-control"))
  static let closureEscapingAdded = Rule(
    "closure-escaping-added", .breaking, in: .closures, "A closure parameter became escaping.",
    why: "A client can no longer pass on a closure that does not escape.",
    remedy: "Keep the closure nonescaping, or add a function that takes an escaping one.",
    see: .swiftBook("closures#Escaping-Closures"))
  static let closureSendableAdded = Rule(
    "closure-sendable-added", .breaking, in: .closures,
    "A closure has to be Sendable.",
    why: "Closures that capture mutable or unsendable state stop compiling.",
    remedy: "Add a function that takes the Sendable closure.", see: .swiftBook("concurrency#Sendable-Types"))
  static let closureIsolationChanged = Rule(
    "closure-isolation-changed", .breaking, in: .closures,
    "A closure is isolated to another actor, or no longer to one.",
    why: "What clients wrote inside it runs on, or needs, another actor.",
    remedy: "Add a function for the other isolation.", see: .evolution("0316-global-actors"))
  static let closureEffectChanged = Rule(
    "closure-effect-changed", .breaking, in: .closures,
    "A closure parameter may no longer throw or await, or a closure that is given out may.",
    why: "A closure may do no more than its type says, and a call of one has to expect as much.",
    remedy: "Keep the effects of the closure.", see: .swiftBook("functions#Function-Types"))
  static let autoclosureChanged = Rule(
    "autoclosure-changed", .breaking, in: .closures, "A parameter gained or lost @autoclosure.",
    why: "Calls pass an expression in the one case and a closure in the other.",
    remedy:
      "Keep the old form as an overload, or give the new one another name where a call could mean both.",
    see: .swiftBook("closures#Autoclosures"))
  static let closureShapeChanged = Rule(
    "closure-shape-changed", .breaking, in: .closures, "A closure takes another number of arguments.",
    why: "The closures that clients wrote take the old number.",
    remedy: "Add a function that takes the new closure.", see: .swiftBook("functions#Function-Types"))
  static let closureConventionChanged = Rule(
    "closure-convention-changed", .breaking, in: .closures,
    "A function type has another calling convention.",
    why: "Functions of the old convention no longer fit.", remedy: "Keep the old convention.",
    see: .swiftBook("attributes#convention"))
  static let variadicChanged = Rule(
    "variadic-changed", .breaking, in: .parameters,
    "A parameter changed between any number of arguments and one.",
    why: "Calls of the old form stop compiling: several arguments are no array, and an array is not several.",
    remedy: "Keep the old function, and let it call the new one.",
    see: .swiftBook("functions#Variadic-Parameters"), refutedBy: .declaration([.callVariadic]))
}
