import APIComparison
import PackageBuilds
import PublicAPI
import Reports

extension Report {
  /// The modules whose committed surface differs from that of the tree; this report compares the two.
  ///
  /// Modules without a committed surface are not among them: a missing baseline is a failure to check.
  func staleModules(committed: PackageVersion, tree: PackageVersion) -> [ModuleOutcome] {
    let changes = Dictionary(grouping: changes, by: \.module)
    let current = Set(tree.surfaces.map(\.module))
    return committed.surfaces.map(\.module).compactMap { module in
      guard let changes = changes[module]?.map(\.change) else { return nil }
      return current.contains(module) ? .compared(module, changes) : .removed(module, changes)
    }
  }
}

extension ModulePair {
  /// The changes by rule of a committed surface, or that the baseline is stale if no rule sees a change.
  func driftByRule(beside library: SystemLibrary) -> [Change] {
    // Most surfaces have not changed, and need no rules.
    if difference.isEmpty { return [] }
    let changes = changesByRule(beside: library)
    return changes.isEmpty ? [.staleBaseline(ofModule: module)] : changes
  }
}
