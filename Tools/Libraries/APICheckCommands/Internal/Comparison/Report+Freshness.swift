import APIComparison
import PackageBuilds
import PublicAPI
import Reports

extension Report {
  /// The modules whose committed surface is not that of the tree; the report compares the two.
  ///
  /// A module without a committed surface is not among them: that it is missing is a failure to check.
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
  /// What the rules say of a committed surface and of the tree's, and that they differ where no rule minds.
  func driftByRule(beside library: SystemLibrary) -> [Change] {
    // Most surfaces are as they were, and no rule need be asked.
    if difference.isEmpty { return [] }
    let changes = changesByRule(beside: library)
    return changes.isEmpty ? [.staleBaseline(ofModule: module)] : changes
  }
}
