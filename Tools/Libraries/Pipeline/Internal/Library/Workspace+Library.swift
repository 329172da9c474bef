import Lookup
import Packages
import Processes
import Surfaces

extension Workspace {
  /// What clients of `pairs` know besides these modules, read from the toolchain in use once and for all.
  ///
  /// Where nothing differs nobody asks. Surfaces from files can be compared without a toolchain, or with one whose modules
  /// cannot be read: then what they declare is not known, which `outcome` says.
  func library(beside pairs: [ModulePair], _ outcome: inout Outcome) -> SystemLibrary {
    let changed = pairs.filter { $0.old.declarations != $0.new.declarations }
    if changed.isEmpty { return .empty }
    do {
      let modules = SystemModules(
        of: try Toolchain.find(),
        importing: Set(changed.flatMap(\.imports) + changed.flatMap(\.usualImports)),
        behind: changed.lazy.compactMap { $0.newBuild ?? $0.oldBuild }.first, caches: caches,
        progress: progress)
      return try modules.answer { SystemLibrary($0) }
    } catch {
      outcome.complaints.append("What the toolchain's own modules declare is not known: \(error)")
      return .empty
    }
  }
}

extension ModulePair {
  /// What most clients import besides, where something new may take the name of a type.
  fileprivate var usualImports: [String] {
    let known = Set(old.declarations.filter(\.isTopLevelType).map(\.name))
    let isNew = new.declarations.contains { $0.isTopLevelType && !known.contains($0.name) }
    return isNew ? ["Foundation"] : []
  }

  /// The modules that either side brings its clients.
  fileprivate var imports: [String] {
    (old.declarations + new.declarations).filter { $0.kind == .moduleImport }.map(\.name)
  }
}

extension Declaration {
  fileprivate var isTopLevelType: Bool { context.isEmpty && (kind.isType || kind == .typeAlias) }
}
