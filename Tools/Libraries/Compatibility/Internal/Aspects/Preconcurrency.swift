import Changes
import Lookup
import Surfaces

extension Rule {
  static let preconcurrencyRules = [preconcurrencyChanged, preconcurrencyRemoved]

  static let preconcurrencyChanged = Rule(
    "preconcurrency-changed", .compatible, in: .types, "@preconcurrency was added or removed.",
    why: "At most clients see other diagnostics about concurrency.",
    see: .swiftBook("attributes#preconcurrency"), refutedBy: .nothing)
  static let preconcurrencyRemoved = Rule(
    "preconcurrency-removed", .breaking, in: .types,
    "@preconcurrency was removed from what asks for Sendable or for an actor.",
    why: "What clients in the Swift 6 mode were warned of are errors now.",
    remedy: "Keep @preconcurrency.", see: .swiftBook("attributes#preconcurrency"),
    refutedBy: .declaration())
}

extension Comparison {
  /// The rule for a declaration without the attribute that it had.
  func preconcurrencyRule(_ pair: Pair) -> Rule {
    let members = pair.old.kind.isType ? old.members[pair.old.path] ?? [] : []
    let asks = ([pair.old] + members).contains { declaration in
      pair.globalActor(of: declaration) != nil || declaration.unawareOfConcurrency != declaration
    }
    return asks ? .preconcurrencyRemoved : .preconcurrencyChanged
  }
}
