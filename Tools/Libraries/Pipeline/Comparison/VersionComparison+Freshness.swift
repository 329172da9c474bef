import Compatibility
public import Packages
public import Reports
import Surfaces

extension VersionComparison {
  /// The modules whose committed surface is not that of the tree, however little clients notice.
  ///
  /// A module without a committed surface is not among them: that it is missing is a failure to check.
  public static func staleModules(committed: PackageVersion, tree: PackageVersion) -> [ModuleReport] {
    let report = report(old: committed, new: tree) { Classifier.changes(old: $0, new: $1) }
    let surfaces = Dictionary(tree.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    return committed.surfaces.compactMap { surface in
      let changes = report.modules.first { $0.name == surface.module }
      if let changes, !changes.changes.isEmpty { return changes }
      guard let current = surfaces[surface.module], !surface.promisesSame(as: current) else { return nil }
      let change = ModuleChanges.staleBaseline(of: surface.module)
      return ModuleReport(name: surface.module, status: .compared, changes: [change])
    }
  }
}

extension Surface {
  fileprivate func promisesSame(as other: Surface) -> Bool {
    declarations(missingIn: other).isEmpty && other.declarations(missingIn: self).isEmpty
  }
}
