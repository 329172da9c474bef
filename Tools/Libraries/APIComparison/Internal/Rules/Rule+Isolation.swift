extension Rule {
  static let isolation = [
    globalActorAdded, globalActorRemoved, globalActorChanged, nonisolatedAdded, nonisolatedRemoved,
    typeIsolationRemoved, executionChanged,
  ]

  static let globalActorAdded = Rule(
    "global-actor-added", .breaking,
    "A declaration became isolated to a global actor.",
    why: "Code elsewhere has to await it, which only asynchronous code can.",
    remedy: "Keep a nonisolated version, or make the change in a major version.",
    see: .evolution("0316-global-actors"), refutedBy: .memberOnly())
  static let globalActorRemoved = Rule(
    "global-actor-removed", .compatible,
    "A declaration is no longer isolated to a global actor.",
    why: "It can be used from everywhere.", see: .evolution("0316-global-actors"))
  static let globalActorChanged = Rule(
    "global-actor-changed", .breaking,
    "A declaration is isolated to another global actor.",
    why: "Code on the old actor has to await it.", remedy: "Keep the old declaration on the old actor.",
    see: .evolution("0316-global-actors"), refutedBy: .memberOnly())
  static let nonisolatedAdded = Rule(
    "nonisolated-added", .compatible, "A declaration is now nonisolated.",
    why: "It can be used from everywhere.", see: .evolution("0313-actor-isolation-control"))
  static let nonisolatedRemoved = Rule(
    "nonisolated-removed", .breaking, "A declaration is now isolated to its actor.",
    why: "Code elsewhere has to await it.", remedy: "Keep it nonisolated.",
    see: .evolution("0313-actor-isolation-control"))
  static let typeIsolationRemoved = Rule(
    "type-isolation-removed", .breaking,
    "A type or protocol is no longer isolated to a global actor.",
    why: "Conformances, subclasses and extensions that clients wrote lose the isolation that they relied on.",
    remedy: "Keep the isolation.", see: .evolution("0316-global-actors"))
  static let executionChanged = Rule(
    "execution-changed", .compatible, "An async function runs on another executor.",
    why:
      "It may run elsewhere than it did; values that must not leave their actor can be passed only to what stays there.",
    see: .evolution("0461-async-function-isolation"))
}
