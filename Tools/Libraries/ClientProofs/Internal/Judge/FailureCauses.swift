import APIComparison

/// Finds the changes because of which clients fail, by what the clients name and what the compiler points to.
///
/// The answer for one client does not depend on what was found for others before.
struct FailureCauses {
  /// The changes; those whose own clients fail are breaking, whatever their rules say.
  private var changes: [Change]
  /// Whether the rule of each change calls it breaking.
  private let isFeared: [Bool]
  /// The names of types before and after, where they differ.
  private let names: [[String]: [String]]

  /// Prepares to look for causes among `changes`; `failures` are the clients that fail although most code is like them.
  init(among changes: [Change], of failures: [ClientOutcome]) {
    self.changes = changes
    isFeared = changes.map { $0.verdict == .breaking }
    names = Dictionary(changes.compactMap(\.renaming).map { ($0.old, $0.new) }) { first, _ in first }
    // Where no rule saw a break coming, one change of the declaration is enough to explain it.
    let unforeseen = failures.compactMap { failure -> Int? in
      let relations = relations(of: failure)
      let own = changes.indices.filter { relations[$0] == .own }
      return own.contains { isFeared[$0] } ? nil : Self.likeliest(of: own, among: changes)
    }
    for index in unforeseen { self.changes[index].verdict = .breaking }
  }

  /// The indices of the changes that are closest to the reason why `failure` fails, and how close they are; nil if no change
  /// has to do with it.
  func closest(to failure: ClientOutcome) -> (relation: ChangeRelation, changes: [Int])? {
    let relations = relations(of: failure)
    return ChangeRelation.allCases.first(where: relations.contains).map { closest in
      let close = changes.indices.filter { relations[$0] == closest }
      let breaking = close.filter { changes[$0].verdict == .breaking }
      let likeliest = Self.likeliest(of: close, among: changes)
      return (closest, breaking.isEmpty ? [likeliest].compactMap(\.self) : breaking)
    }
  }

  /// The one of `indices` whose rule takes its change for the least harmless: a deprecation beside it stops nobody.
  ///
  /// Of equals it is the one whose rule or declaration comes first by name, whatever the order of the changes.
  private static func likeliest(of indices: [Int], among changes: [Change]) -> Int? {
    indices.max {
      let (left, right) = (changes[$0], changes[$1])
      return (left.verdict, right.rule.id, right.declaration)
        < (right.verdict, left.rule.id, left.declaration)
    }
  }

  /// How close each change is to the reason why `failure` fails.
  private func relations(of failure: ClientOutcome) -> [ChangeRelation?] {
    let isAmbiguous = changes.contains(where: failure.mayMean)
    return changes.indices.map {
      failure.relation(
        to: changes[$0], among: changes, calling: names, isOvershadowed: isAmbiguous && !isFeared[$0])
    }
  }
}
