import Lookup
import Packages
import Processes
import Surfaces

extension Workspace {
  /// What clients of `pairs` know besides these modules, read from the toolchain in use once and for all.
  ///
  /// Where nothing differs nobody asks. Surfaces from files can be compared without a toolchain, too: then what its
  /// modules declare is not known.
  func library(beside pairs: [ModulePair]) throws -> SystemLibrary {
    let changed = pairs.filter { $0.old.declarations != $0.new.declarations }
    if changed.isEmpty { return .empty }
    let isBuilt = changed.contains { $0.oldBuild != nil || $0.newBuild != nil }
    guard let toolchain = isBuilt ? try Toolchain.find() : try? Toolchain.find() else { return .empty }
    let modules = SystemModules(of: toolchain, importing: Set(changed.flatMap(\.imports)), progress: progress)
    let known = try modules.answer { SystemLibrary($0).surface.baseline }
    return SystemLibrary([try Surface(baseline: known, file: "the toolchain's modules")])
  }
}

extension ModulePair {
  /// The modules that either side brings its clients.
  fileprivate var imports: [String] {
    (old.declarations + new.declarations).filter { $0.kind == .moduleImport }.map(\.name)
  }
}
