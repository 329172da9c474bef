extension RuleCatalogue {
  /// On which actor code runs.
  static let isolation: [Rule] = [
    Rule(
      .globalActorAdded, .breaking, "A declaration became isolated to a global actor.",
      why: "Code elsewhere has to await it, which only asynchronous code can.",
      remedy: "Keep a nonisolated version, or make the change in a major version.",
      see: .evolution("0316-global-actors")),
    Rule(
      .globalActorRemoved, .compatible, "A declaration is no longer isolated to a global actor.",
      why: "It can be used from everywhere.",
      see: .evolution("0316-global-actors")),
    Rule(
      .globalActorChanged, .breaking, "A declaration is isolated to another global actor.",
      why: "Code on the old actor has to await it.",
      remedy: "Keep the old declaration on the old actor.",
      see: .evolution("0316-global-actors")),
    Rule(
      .nonisolatedAdded, .compatible, "A declaration is now nonisolated.",
      why: "It can be used from everywhere.",
      see: .evolution("0313-actor-isolation-control")),
    Rule(
      .nonisolatedRemoved, .breaking, "A declaration is now isolated to its actor.",
      why: "Code elsewhere has to await it.",
      remedy: "Keep it nonisolated.",
      see: .evolution("0313-actor-isolation-control")),
    Rule(
      .typeIsolationRemoved, .breaking, "A type or protocol is no longer isolated to a global actor.",
      why:
        "Conformances, subclasses and extensions that clients wrote lose the isolation that they relied on.",
      remedy: "Keep the isolation.",
      see: .evolution("0316-global-actors")),
    Rule(
      .executionChanged, .compatible, "An async function runs on another executor.",
      why: "The same source compiles unless it passes values that must not leave their actor.",
      see: .evolution("0461-async-function-isolation")),
  ]
}
