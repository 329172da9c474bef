extension Rule {
  static let parameters = [
    parameterTypeChanged, parameterOwnershipChanged, sendingAdded, isolatedParameterAdded, variadicChanged,
    parameterAdded, parameterAddedWithDefault, parameterRemoved, parametersReordered, argumentLabelChanged,
    defaultArgumentChanged, resultBuilderParameterChanged, defaultArgumentAdded, defaultArgumentRemoved,
    parameterTypeWidened, parameterOwnershipRelaxed,
  ]

  static let parameterTypeChanged = Rule(
    "parameter-type-changed", .breaking, "A parameter has another type.",
    why: "Arguments of the old type no longer fit.",
    remedy:
      "Keep the old type as an overload, or give the new one another name where a call could mean both.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"))
  static let parameterOwnershipChanged = Rule(
    "parameter-ownership-changed", .breaking,
    "A parameter became inout, or consumes a value that cannot be copied.",
    why: "The caller has to pass a variable, or loses the value.", remedy: "Add a function of another name.",
    see: .evolution("0377-parameter-ownership-modifiers"))
  static let sendingAdded = Rule(
    "sending-added", .breaking, "A parameter became sending.",
    why: "The caller may no longer use the argument afterwards, nor pass what is reachable elsewhere.",
    remedy: "Keep the old function for callers that keep their value.",
    see: .evolution("0430-transferring-parameters-and-results"))
  static let isolatedParameterAdded = Rule(
    "isolated-parameter-added", .breaking, "A parameter became isolated.",
    why: "The call now runs on that actor, so that others have to await it.",
    remedy: "Add the isolated function under another name.", see: .evolution("0313-actor-isolation-control"))
  static let variadicChanged = Rule(
    "variadic-changed", .breaking,
    "A parameter changed between any number of arguments and one.",
    why: "Calls of the old form stop compiling: several arguments are no array, and an array is not several.",
    remedy: "Keep the old function, and let it call the new one.",
    see: .swiftBook("functions#Variadic-Parameters"), refutedBy: .declaration([.callVariadic]))
  static let parameterAdded = Rule(
    "parameter-added", .breaking, "A parameter without a default value was added.",
    why: "Existing calls do not pass it.", remedy: "Give it a default value, or add an overload.",
    see: .swiftBook("functions#Default-Parameter-Values"))
  static let parameterAddedWithDefault = Rule(
    "parameter-added-with-default", .additive,
    "A parameter with a default value was added.",
    why:
      "Existing calls stay as they are; only a reference to the function by its exact type notices, which is outside the contract.",
    see: .swiftBook("functions#Default-Parameter-Values"))
  static let parameterRemoved = Rule(
    "parameter-removed", .breaking, "A parameter was removed.",
    why: "Existing calls pass an argument that nothing takes.",
    remedy: "Keep the old signature as a deprecated overload.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"))
  static let parametersReordered = Rule(
    "parameters-reordered", .breaking, "Parameters changed their order.",
    why: "Arguments have to be passed in the order of the parameters.",
    remedy: "Keep the old order as a deprecated overload.",
    see: .swiftBook("functions#Function-Argument-Labels-and-Parameter-Names"))
  static let argumentLabelChanged = Rule(
    "argument-label-changed", .breaking, "An argument label changed.",
    why: "The label is part of the name that calls use.",
    remedy: "Keep the old label as a deprecated overload.",
    see: .swiftBook("functions#Function-Argument-Labels-and-Parameter-Names"))
  static let defaultArgumentChanged = Rule(
    "default-argument-changed", .compatible, "A default value is another one.",
    why: "The same source compiles and may behave differently.",
    see: .swiftBook("functions#Default-Parameter-Values"))
  static let resultBuilderParameterChanged = Rule(
    "result-builder-parameter-changed", .breaking,
    "A parameter or requirement gained or lost a result builder or a wrapper.",
    why: "What clients wrote for it means something else, or nothing.",
    remedy: "Keep the old function as an overload.", see: .swiftBook("attributes#resultBuilder"),
    refutedBy: .declaration([.callWithBuilder]))
  static let defaultArgumentAdded = Rule(
    "default-argument-added", .additive, "A parameter got a default value.",
    why: "Callers can leave the argument out.", see: .swiftBook("functions#Default-Parameter-Values"))
  static let defaultArgumentRemoved = Rule(
    "default-argument-removed", .breaking, "A parameter lost its default value.",
    why: "Calls that left the argument out stop compiling.",
    remedy: "Give the default value back, or add an overload without the parameter.",
    see: .swiftBook("functions#Default-Parameter-Values"), refutedBy: .declaration([.callWithDefaults]))
  static let parameterTypeWidened = Rule(
    "parameter-type-widened", .compatible, "A parameter accepts more than it did.",
    why: "Every argument that fitted still fits; one that begins with a dot may have to name its type.",
    see: .swiftBook("functions#Function-Parameters-and-Return-Values"))
  static let parameterOwnershipRelaxed = Rule(
    "parameter-ownership-relaxed", .compatible,
    "A parameter asks for less: its closure may no longer escape, need not be Sendable, or it is passed in another way.",
    why: "Every argument that fitted still fits.", see: .evolution("0377-parameter-ownership-modifiers"))
}
