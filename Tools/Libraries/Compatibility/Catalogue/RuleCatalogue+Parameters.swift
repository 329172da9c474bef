import Surfaces

extension RuleCatalogue {
  /// What a call has to pass.
  static let parameters: [Rule] = [
    Rule(
      .parameterAdded, .breaking, "A parameter without a default value was added.",
      why: "Existing calls do not pass it.",
      remedy: "Give it a default value, or add an overload.",
      see: .swiftBook("functions#Default-Parameter-Values")),
    Rule(
      .parameterAddedWithDefault, .compatible, "A parameter with a default value was added.",
      why:
        "Existing calls stay as they are; only a reference to the function by its exact type notices, which is outside the contract.",
      see: .swiftBook("functions#Default-Parameter-Values")),
    Rule(
      .parameterRemoved, .breaking, "A parameter was removed.",
      why: "Existing calls pass an argument that nothing takes.",
      remedy: "Keep the old signature as a deprecated overload.",
      see: .swiftBook("functions#Function-Parameters-and-Return-Values")),
    Rule(
      .parametersReordered, .breaking, "Parameters changed their order.",
      why: "Arguments have to be passed in the order of the parameters.",
      remedy: "Keep the old order as a deprecated overload.",
      see: .swiftBook("functions#Function-Argument-Labels-and-Parameter-Names")),
    Rule(
      .argumentLabelChanged, .breaking, "An argument label changed.",
      why: "The label is part of the name that calls use.",
      remedy: "Keep the old label as a deprecated overload.",
      see: .swiftBook("functions#Function-Argument-Labels-and-Parameter-Names")),
    Rule(
      .defaultArgumentAdded, .additive, "A parameter got a default value.",
      why: "Callers can leave the argument out.",
      see: .swiftBook("functions#Default-Parameter-Values")),
    Rule(
      .defaultArgumentRemoved, .breaking, "A parameter lost its default value.",
      why: "Calls that left the argument out stop compiling.",
      remedy: "Give the default value back, or add an overload without the parameter.",
      see: .swiftBook("functions#Default-Parameter-Values")),
    Rule(
      .defaultArgumentChanged, .compatible, "A default value is another one.",
      why: "The same source compiles and may behave differently.",
      see: .swiftBook("functions#Default-Parameter-Values")),
    Rule(
      .parameterTypeChanged, .breaking, "A parameter has another type.",
      why: "Arguments of the old type no longer fit.",
      remedy: "Keep the old type as an overload.",
      see: .swiftBook("functions#Function-Parameters-and-Return-Values")),
    Rule(
      .parameterTypeWidened, .compatible, "A parameter accepts more than it did.",
      why: "Every argument that fitted still fits.",
      see: .swiftBook("functions#Function-Parameters-and-Return-Values")),
    Rule(
      .parameterOwnershipRelaxed, .compatible,
      "A parameter asks for less: its closure may no longer escape, need not be Sendable, or it is passed in another way.",
      why: "Every argument that fitted still fits.",
      see: .evolution("0377-parameter-ownership-modifiers")),
    Rule(
      .variadicChanged, .breaking, "A parameter changed between any number of arguments and one.",
      why: "Calls with several arguments, or none, stop compiling.",
      remedy: "Keep the variadic function in terms of the new one.",
      see: .swiftBook("functions#Variadic-Parameters")),
    Rule(
      .parameterOwnershipChanged, .breaking,
      "A parameter became inout, or consumes a value that cannot be copied.",
      why: "The caller has to pass a variable, or loses the value.",
      remedy: "Add a function of another name.",
      see: .evolution("0377-parameter-ownership-modifiers")),
    Rule(
      .sendingAdded, .breaking, "A parameter became sending.",
      why: "The caller may no longer use the argument afterwards, nor pass what is reachable elsewhere.",
      remedy: "Keep the old function for callers that keep their value.",
      see: .evolution("0430-transferring-parameters-and-results")),
    Rule(
      .isolatedParameterAdded, .breaking, "A parameter became isolated.",
      why: "The call now runs on that actor, so that others have to await it.",
      remedy: "Add the isolated function under another name.",
      see: .evolution("0313-actor-isolation-control")),
    Rule(
      .resultBuilderParameterChanged, .breaking,
      "A parameter or requirement gained or lost a result builder or a wrapper.",
      why: "The closures that clients wrote mean something else, or nothing.",
      remedy: "Keep the old function as an overload.",
      see: .swiftBook("attributes#resultBuilder")),
  ]
}
