import APIComparison

/// Finds the changes because of which clients fail, by what the clients name and what the compiler points to.
///
/// The answer for one client does not depend on what was found for others before.
struct FailureCauses {
  /// The changes; those whose own clients fail are breaking, whatever their rules say.
  private let changes: [Change]
  /// Whether the rule of each change calls it breaking.
  private let isFeared: [Bool]
  /// The names of types before and after, where they differ.
  private let names: [[String]: [String]]

  /// Prepares to look for causes among `changes`; `failures` are the clients that fail although most code is like them.
  init(among changes: [Change], of failures: [ClientOutcome]) {
    let names = Dictionary(changes.compactMap(\.renaming).map { ($0.old, $0.new) }) { first, _ in first }
    let isFeared = changes.map { $0.verdict == .breaking }
    var raised = changes
    for failure in failures {
      let own = changes.indices.filter {
        failure.relation(to: changes[$0], among: changes, calling: names, isFeared: isFeared[$0]) == .own
      }
      // Where no rule saw a break coming, one change of the declaration is enough to explain it.
      if let first = own.first, own.allSatisfy({ !isFeared[$0] }) {
        raised[first].verdict = .breaking
      }
    }
    (self.changes, self.isFeared, self.names) = (raised, isFeared, names)
  }

  /// The indices of the changes that are closest to the reason why `failure` fails, and how close they are; nil if no change
  /// has to do with it.
  func closest(to failure: ClientOutcome) -> (relation: ChangeRelation, changes: [Int])? {
    let relations = changes.indices.map {
      failure.relation(to: changes[$0], among: changes, calling: names, isFeared: isFeared[$0])
    }
    return ChangeRelation.allCases.first(where: relations.contains).map { closest in
      let close = changes.indices.filter { relations[$0] == closest }
      let breaking = close.filter { changes[$0].verdict == .breaking }
      return (closest, breaking.isEmpty ? Array(close.prefix(1)) : breaking)
    }
  }
}
