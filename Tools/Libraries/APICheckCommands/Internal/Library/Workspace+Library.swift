import APIComparison
import PackageBuilds
import Processes
import PublicAPI

extension Workspace {
  /// What clients of `pairs` know besides these modules, as ``cachedLibrary(beside:_:)`` finds it, or nothing.
  func library(beside pairs: [ModulePair], _ outcome: inout Outcome) -> SystemLibrary {
    cachedLibrary(beside: pairs, &outcome)?.value ?? .empty
  }

  /// What clients of `pairs` know besides these modules, read from the toolchain in use once and for all; nil where that is
  /// not known, or where nothing differs and nobody asks.
  ///
  /// Surfaces from files can be compared without a toolchain, or with one whose modules cannot be read: then what they
  /// declare is not known, which `outcome` says.
  func cachedLibrary(beside pairs: [ModulePair], _ outcome: inout Outcome) -> CachedResult<SystemLibrary>? {
    let changed = pairs.filter { $0.old.declarations != $0.new.declarations }
    if changed.isEmpty { return nil }
    do {
      let toolchain = try Toolchain.find()
      // Most clients import it, whatever the package does.
      let foundation =
        FoundationNames(of: toolchain).mayInclude(Set(changed.flatMap(\.namesTaken))) ? ["Foundation"] : []
      let module = changed.lazy.compactMap { $0.newBuild ?? $0.oldBuild }.first
      let modules = SystemModules(
        of: toolchain, importing: Set(changed.flatMap(\.imports) + foundation), behind: module)
      let tools = SystemModules.Tools(toolchain, behind: module, caches: request.caches, progress: progress)
      defer { tools.cache.removeOldest(allBut: 60) }
      return try tools.cache.cachedResult(of: LibraryReading(modules: modules), using: tools)
    } catch {
      outcome.complaints.append("What the toolchain's own modules declare is not known: \(error)")
      return nil
    }
  }
}

/// Keeps of what modules of the toolchain declare what can decide the meaning of other declarations.
private struct LibraryReading: CachedWork {
  let modules: SystemModules

  func result(using tools: SystemModules.Tools) throws -> SystemLibrary {
    SystemLibrary(try modules.surfaces(using: tools))
  }
}

extension ModulePair {
  /// The names that something new has, and a type of another module may have had in clients.
  fileprivate var namesTaken: Set<String> {
    Set(new.declarations.filter(\.mayTakeName).map(\.name))
      .subtracting(old.declarations.filter(\.mayTakeName).map(\.name))
  }

  /// The modules that either side brings its clients.
  fileprivate var imports: [String] {
    (old.declarations + new.declarations).filter { $0.kind == .moduleImport }.map(\.name)
  }
}

extension Declaration {
  /// Whether every file that imports the module, or every type that conforms, may mean it by its name.
  fileprivate var mayTakeName: Bool {
    kind == .associatedType || context.isEmpty && (kind.isType || kind == .typeAlias)
  }
}
