import PublicAPI

/// Where a declaration runs.
enum Isolation: Hashable {
  case unspecified
  case nonisolated
  case globalActor(String)
  case actorInstance
}

extension Comparison {
  private func isolation(of declaration: Declaration, in index: SurfaceIndex, _ pair: Pair) -> Isolation {
    if let actor = pair.globalActor(of: declaration) { return .globalActor(actor) }
    if declaration.modifiers.contains(where: \.isNonisolated) { return .nonisolated }
    let isInActor = index.types[declaration.contextPath]?.kind == .actor
    let isStatic = declaration.modifiers.contains(.static) || declaration.kind == .initializer
    return isInActor && !isStatic && !declaration.kind.isType ? .actorInstance : .unspecified
  }

  /// The actor that a declaration is isolated to.
  func isolationFindings(_ pair: Pair) -> [Finding] {
    let before = isolation(of: pair.old, in: old, pair)
    let after = isolation(of: pair.new, in: new, pair)
    let subject = "‘\(pair.title)’"
    switch (before, after) {
    case _ where before == after: return execution(pair)
    case (.globalActor(let actor), .globalActor(let other)):
      return [Finding(.globalActorChanged, "\(subject) ran on ‘\(actor)’ and now runs on ‘\(other)’.")]
    case (_, .globalActor(let actor)):
      return [isolated(pair, fact: "\(subject) is now isolated to ‘\(actor)’.", .globalActorAdded)]
    case (.nonisolated, .actorInstance):
      return [isolated(pair, fact: "\(subject) is now isolated to its actor.", .nonisolatedRemoved)]
    case (.globalActor, .nonisolated) where !pair.old.kind.isType && !pair.isImplementedByClients:
      return [Finding(.nonisolatedAdded, "\(subject) is now nonisolated.")]
    case (.globalActor(let actor), _):
      let fact = "\(subject) is no longer isolated to ‘\(actor)’."
      if pair.old.kind.isType { return [Finding(.typeIsolationRemoved, fact)] }
      return [pair.relaxed(Finding(.globalActorRemoved, fact))]
    case (_, .nonisolated):
      let found = execution(pair).filter { $0.rule != .attributeRemoved }
      // What belongs to no actor was nonisolated before it said so.
      if pair.isFreeOfActors, !found.isEmpty { return found }
      return found + [Finding(.nonisolatedAdded, "\(subject) is now nonisolated.")]
    default:
      let found = execution(pair)
      return found.isEmpty ? [Finding(.attributeRemoved, "\(subject) is isolated as before.")] : found
    }
  }

  private func isolated(_ pair: Pair, fact: String, _ rule: Rule) -> Finding {
    let awaits = pair.new.isAsync && pair.old.isAsync
    guard awaits, !pair.isImplementedByClients, !pair.old.kind.isType, sendsOnlySendable(pair.new) else {
      return Finding(rule, fact)
    }
    return Finding(
      rule, fact + " Callers await it already and pass only Sendable values.", verdict: .compatible)
  }

  /// `@concurrent` and `nonisolated(nonsending)`: on whose executor an async function runs.
  private func execution(_ pair: Pair) -> [Finding] {
    let before = pair.isolationWords(of: pair.old)
    let after = pair.isolationWords(of: pair.new)
    let words = before.symmetricDifference(after)
    guard !words.isDisjoint(with: ["@concurrent", "nonisolated(nonsending)", "nonisolated(unsafe)"]) else {
      return []
    }
    guard pair.old.isAsync || pair.new.isAsync else {
      return [Finding(.attributeRemoved, "‘\(pair.title)’ is isolated as before.")]
    }
    let leaves =
      after.contains("@concurrent") && !before.contains("@concurrent")
      && before.contains("nonisolated(nonsending)")
    let fact = "‘\(pair.title)’ runs on another executor."
    let isHarmless = !leaves || sendsOnlySendable(pair.new)
    return [Finding(.executionChanged, fact, verdict: isHarmless ? .compatible : .breaking)]
  }

  /// Whether all that crosses to another actor in a call may: arguments, the result and the value called on.
  func sendsOnlySendable(_ declaration: Declaration) -> Bool {
    let query = ConformanceQuery(
      index: new, assumptions: declaration.requirements + new.requirements(around: declaration))
    let sendable = TypeExpression.named([TypeName("Sendable")])
    var types = (declaration.parameters ?? []).map(\.type) + [declaration.type ?? .void]
    if !declaration.context.isEmpty, !declaration.modifiers.contains(.static),
      declaration.kind != .initializer
    {
      types.append(.named(declaration.context.map { TypeName($0) }))
    }
    return types.allSatisfy { query.conforms($0, to: sendable) }
  }
}

extension Declaration {
  /// Whether callers or readers have to await it.
  fileprivate var isAsync: Bool { effectsOfUse.contains(.async) }
}
