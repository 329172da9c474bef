import Compatibility
import Packages
import Reports
import Surfaces

extension Report {
  /// The modules whose committed surface is not that of the tree, however little clients notice; the report compares
  /// the two.
  ///
  /// A module without a committed surface is not among them: that it is missing is a failure to check.
  func staleModules(committed: PackageVersion, tree: PackageVersion) -> [ModuleReport] {
    let surfaces = tree.surfacesByModule
    return committed.surfaces.compactMap { surface in
      let changes = modules.first { $0.name == surface.module }
      if let changes, !changes.changes.isEmpty { return changes }
      guard let current = surfaces[surface.module], !surface.promisesSame(as: current) else { return nil }
      let change = ModuleChanges.staleBaseline(of: surface.module)
      return ModuleReport(name: surface.module, status: .compared, changes: [change])
    }
  }

  /// The report with what is stale and yet no change by any rule, so that no difference between baseline and tree is
  /// lost.
  func completed(with stale: [ModuleReport]) -> Report {
    let changed = Set(modules.filter { !$0.changes.isEmpty }.map(\.name))
    let missing = stale.filter { !changed.contains($0.name) }
    if missing.isEmpty { return self }
    let names = Set(missing.map(\.name))
    return Report(modules: modules.filter { !names.contains($0.name) } + missing, coverage: coverage)
  }
}

extension Surface {
  fileprivate func promisesSame(as other: Surface) -> Bool {
    declarations(missingIn: other).isEmpty && other.declarations(missingIn: self).isEmpty
  }
}
