import Advice
import PackageBuilds
import PublicAPI
import Reports

extension Check {
  /// The report with advice, if it was asked for, on what clients do not know from `base` or else from `committed`.
  func advising(
    _ report: Report, on tree: PackageVersion, since base: PackageVersion?, _ committed: PackageVersion,
    _ outcome: inout Outcome
  ) throws -> Report {
    guard workspace.request.advises else { return report }
    let adviser = try Adviser(workspace: workspace, tree: tree, &outcome)
    let recorded = committed.surfacesByModule
    let advice = AdviceReport(
      try tree.surfaces.map { surface in
        // `base` was not read for modules that no product contains, since clients cannot import them.
        let isGuarded = tree.guarded?.contains(surface.module) ?? false
        let known = isGuarded ? recorded : base?.surfacesByModule ?? recorded
        return try adviser.advice(on: surface, beyond: known[surface.module])
      })
    return report.adding(
      advice.remarks.map { entry, lines in
        Remark(entry.id, on: entry.subject, of: entry.module, at: entry.location, lines)
      })
  }
}
