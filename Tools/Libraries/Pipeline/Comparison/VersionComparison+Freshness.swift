import Compatibility
public import Packages
public import Reports
import Surfaces

extension VersionComparison {
  /// The report on committed baselines: what differs from the tree, however little clients notice.
  public static func baselineReport(committed: PackageVersion, tree: PackageVersion) -> Report {
    report(old: committed, new: tree) { committed, current in
      let changes = Classifier.changes(old: committed, new: current)
      guard changes.isEmpty, !committed.promisesSame(as: current) else { return changes }
      return [
        Change(
          rule: "baseline-stale", verdict: .compatible, declaration: committed.module, old: nil, new: nil,
          explanation: "The baseline differs from the tree in ways that no client notices.",
          remedy: "Run `Tools/api-check bless \(committed.module)` and commit the result.")
      ]
    }
  }

  /// The modules whose committed surface is not that of the tree, however little clients notice.
  ///
  /// A module without a committed surface is not among them: that it is missing is a failure to check.
  public static func staleModules(committed: PackageVersion, tree: PackageVersion) -> [ModuleOutcome] {
    let changes = Dictionary(
      grouping: baselineReport(committed: committed, tree: tree).changes, by: \.module)
    let current = Set(tree.surfaces.map(\.module))
    return committed.surfaces.map(\.module).compactMap { module in
      guard let changes = changes[module]?.map(\.change) else { return nil }
      return current.contains(module) ? .compared(module, changes) : .removed(module, changes)
    }
  }
}

extension Surface {
  fileprivate func promisesSame(as other: Surface) -> Bool {
    declarations(missingIn: other).isEmpty && other.declarations(missingIn: self).isEmpty
  }
}
