import Changes

extension RuleCatalogue {
  /// What a call has to pass.
  static let parameters: [Rule] = [
    .parameterAdded, .parameterAddedWithDefault, .parameterRemoved, .parametersReordered,
    .argumentLabelChanged, .defaultArgumentAdded, .defaultArgumentRemoved, .defaultArgumentChanged,
    .parameterTypeChanged, .parameterTypeWidened, .parameterOwnershipRelaxed, .variadicChanged,
    .parameterOwnershipChanged, .sendingAdded, .isolatedParameterAdded, .resultBuilderParameterChanged,
  ]
}

extension Rule {
  static let defaultArgumentChanged = Rule(
    "default-argument-changed", .compatible, "A default value is another one.",
    why: "The same source compiles and may behave differently.",
    see: .swiftBook("functions#Default-Parameter-Values"), refutedBy: .nothing)
  static let variadicChanged = Rule(
    "variadic-changed", .breaking, "A parameter changed between any number of arguments and one.",
    why: "Calls with several arguments, or none, stop compiling.",
    remedy: "Keep the variadic function in terms of the new one.",
    see: .swiftBook("functions#Variadic-Parameters"), refutedBy: .declaration([.callVariadic]))
  static let resultBuilderParameterChanged = Rule(
    "result-builder-parameter-changed", .breaking,
    "A parameter or requirement gained or lost a result builder or a wrapper.",
    why: "The closures that clients wrote mean something else, or nothing.",
    remedy: "Keep the old function as an overload.", see: .swiftBook("attributes#resultBuilder"),
    refutedBy: .declaration([.callWithBuilder]))
}
