import Compatibility
import Packages
import Reports
import Surfaces

extension Report {
  /// The report of everything that differs between `old` and `new`; `changes` are those of each module that both have.
  ///
  /// A module that could not be read on one side is neither compared nor taken for added or removed.
  init(comparing old: PackageVersion, with new: PackageVersion, changes: [String: [Change]]) {
    let (before, after) = (old.surfacesByModule, new.surfacesByModule)
    let left = Dictionary(
      (old.failures + new.failures + old.skipped + new.skipped).map { ($0.module, $0.reason) },
      uniquingKeysWith: { first, _ in first })
    let unchanged = Set(old.unchanged).intersection(new.unchanged).sorted()
    var coverage = Coverage(
      compared: unchanged.count, unchanged: unchanged,
      skipped: left.map { Coverage.Skipped(module: $0.key, reason: $0.value) }.sorted {
        $0.module < $1.module
      },
      declarationsOld: old.surfaces.map(\.declarations.count).reduce(0, +),
      declarationsNew: new.surfaces.map(\.declarations.count).reduce(0, +),
      notChecked: Set((old.surfaces + new.surfaces).flatMap(\.notChecked)).sorted())
    let root = SourceRoot([new.sourceRoot, old.sourceRoot].compactMap { $0 })
    var modules: [ModuleReport] = []
    // A module that is the same on both sides may be one for clients on one of them only.
    for name in Set(old.unchanged).subtracting(new.unchanged).sorted() where left[name] == nil {
      coverage.removed.append(name)
      modules.append(Self.removal(of: name))
    }
    for name in Set(new.unchanged).subtracting(old.unchanged).sorted() where left[name] == nil {
      coverage.added.append(name)
      modules.append(Self.addition(of: name))
    }
    for name in Set(before.keys).union(after.keys).sorted() {
      switch (before[name], after[name]) {
      case (_?, let after?):
        coverage.compared += 1
        let located = root.relative(NearestParent(in: after).locate(changes[name] ?? []))
        modules.append(ModuleReport(name: name, status: .compared, changes: located))
      case (let before?, nil) where left[name] == nil:
        coverage.removed.append(name)
        modules.append(Self.removal(of: name, before.size))
      case (nil, let after?) where left[name] == nil:
        coverage.added.append(name)
        modules.append(Self.addition(of: name, after.size))
      default: break
      }
    }
    self.init(modules: modules + Self.manifestReport(old, new), coverage: coverage)
  }

  private static func removal(of module: String, _ size: String = "all of it is") -> ModuleReport {
    ModuleReport(
      name: module, status: .removed, changes: [ModuleChanges.removal(of: module, size: size)])
  }

  private static func addition(of module: String, _ size: String = "all of it is") -> ModuleReport {
    ModuleReport(
      name: module, status: .added, changes: [ModuleChanges.addition(of: module, size: size)])
  }

  private static func manifestReport(_ old: PackageVersion, _ new: PackageVersion) -> [ModuleReport] {
    guard let before = old.promises, let after = new.promises else { return [] }
    let changes = ManifestComparison.changes(old: before, new: after)
    if changes.isEmpty { return [] }
    return [ModuleReport(name: ManifestComparison.reportName, status: .compared, changes: changes)]
  }
}

extension Surface {
  fileprivate var size: String {
    declarations.count == 1 ? "1 declaration is" : "\(declarations.count) declarations are"
  }
}
