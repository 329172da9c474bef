import APIComparison
import PackageBuilds
import Processes
import PublicAPI

extension Workspace {
  /// The system library for clients of `pairs`, or an empty one where ``cachedLibrary(beside:_:)`` finds none.
  func library(beside pairs: [ModulePair], _ outcome: inout Outcome) -> SystemLibrary {
    cachedLibrary(beside: pairs, &outcome)?.value ?? .empty
  }

  /// What the toolchain's modules declare for clients of `pairs`; nil if that is unknown, or if nothing differs.
  ///
  /// It is read from the toolchain in use, and stored. Surfaces from files can be compared without a toolchain, or with
  /// one whose modules cannot be read. Then the declarations of the toolchain are unknown, and `outcome` says so.
  func cachedLibrary(beside pairs: [ModulePair], _ outcome: inout Outcome) -> CachedResult<SystemLibrary>? {
    let changed = pairs.filter { $0.old.declarations != $0.new.declarations }
    if changed.isEmpty { return nil }
    do {
      let toolchain = try reader.toolchain
      // Most clients import Foundation, whatever the package does.
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

/// Reads from the toolchain's modules what can change the meaning of other declarations.
private struct LibraryReading: CachedWork {
  let modules: SystemModules

  func result(using tools: SystemModules.Tools) throws -> SystemLibrary {
    SystemLibrary(try modules.surfaces(using: tools))
  }
}

extension ModulePair {
  /// The names of new types that can take the place of another module's types in client code.
  fileprivate var namesTaken: Set<String> {
    Set(new.declarations.filter(\.mayTakeName).map(\.name))
      .subtracting(old.declarations.filter(\.mayTakeName).map(\.name))
  }

  /// The modules that one of the two sides imports publicly.
  fileprivate var imports: [String] {
    (old.declarations + new.declarations).filter { $0.kind == .moduleImport }.map(\.name)
  }
}

extension Declaration {
  /// Whether the name can mean this declaration in every file that imports the module, or in every conforming type.
  fileprivate var mayTakeName: Bool {
    kind == .associatedType || context.isEmpty && (kind.isType || kind == .typeAlias)
  }
}
