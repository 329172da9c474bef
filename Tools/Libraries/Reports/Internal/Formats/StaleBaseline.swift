import APIComparison
import PublicAPI

/// What a stale baseline differs in, besides what a report tells of the same module anyway.
struct StaleBaseline {
  let module: String
  /// The changes that are told nowhere else.
  let changes: [Change]
  /// Whether there are others, which the comparison with a revision tells.
  let isToldAbove: Bool

  /// One for each stale baseline of `report`, or nil where none were compared.
  static func all(of report: Report) -> [StaleBaseline]? {
    let told = Dictionary(report.modules.map { ($0.name, $0.changes) }, uniquingKeysWith: +)
    return report.staleBaselines?.map { stale in
      let known = Set(told[stale.name, default: []].map(\.subject))
      let rest = stale.changes.filter { !known.contains($0.subject) }
      return StaleBaseline(
        module: stale.name, changes: rest, isToldAbove: rest.count < stale.changes.count)
    }
  }

  /// The headline: the module, and how much follows.
  var title: String {
    let rest = [changes.isEmpty ? nil : changes.tally, isToldAbove ? "stale by the changes above" : nil]
    return "Baseline of \(module): " + rest.compactMap(\.self).joined(separator: ", and ")
  }
}
