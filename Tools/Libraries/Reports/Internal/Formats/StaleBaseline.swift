import APIComparison
import PublicAPI

/// The differences of a stale baseline that the report does not list for the same module anyway.
struct StaleBaseline {
  let module: String
  /// The changes that the report lists nowhere else.
  let changes: [Change]
  /// Whether the report lists further differences of the baseline as changes since a revision.
  let isToldAbove: Bool

  /// The stale baselines of `report`, or nil where no baselines were compared.
  static func all(of report: Report) -> [StaleBaseline]? {
    let changes = Dictionary(report.modules.map { ($0.name, $0.changes) }, uniquingKeysWith: +)
    return report.staleBaselines?.map { stale in
      let known = Set(changes[stale.name, default: []].map(\.subject))
      let rest = stale.changes.filter { !known.contains($0.subject) }
      return StaleBaseline(
        module: stale.name, changes: rest, isToldAbove: rest.count < stale.changes.count)
    }
  }

  /// The headline: the module, and how many changes follow.
  var title: String {
    let rest = [changes.isEmpty ? nil : changes.tally, isToldAbove ? "stale by the changes above" : nil]
    return "Baseline of \(module): " + rest.compactMap(\.self).joined(separator: ", and ")
  }
}
