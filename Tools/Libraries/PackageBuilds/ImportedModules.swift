import Foundation
import Processes
public import PublicAPI

/// Reads the surfaces of what compiled modules import: modules of other packages, of the toolchain, of an SDK.
public struct ImportedModules: Sendable {
  private let toolchain: Toolchain
  private let progress: ProgressLog
  private let caches: CacheRoot

  init(of toolchain: Toolchain, caches: CacheRoot, progress: ProgressLog) {
    (self.toolchain, self.caches, self.progress) = (toolchain, caches, progress)
  }

  /// The surface of the module called `name` as whoever imports `module` finds it.
  ///
  /// Throws an error whose sentence names the module if it cannot be read.
  public func surface(of name: String, behind module: BuiltModule, _ options: Set<SurfaceOption>) throws
    -> Surface
  {
    var extractor = SurfaceExtractor(toolchain: toolchain, progress: progress, options: options)
    guard let folder = module.folderInToolchain(toolchain, of: name) else {
      return try extractor.surface(
        of: BuiltModule(
          name: name, modulesDirectory: module.modulesDirectory, importFlags: module.importFlags,
          target: module.target, languageMode: module.languageMode))
    }
    // It is the same for every package.
    var imported = BuiltModule(
      name: name, modulesDirectory: folder, target: module.target, languageMode: module.languageMode)
    imported.fingerprint = "of the toolchain"
    extractor.headerCacheFlags = module.headerCacheFlags
    extractor.cache = ResultCache(in: caches, toolchain, about: "toolchains")
    return try extractor.storedSurface(of: imported)
  }

  /// The surface of the module called `name` as whoever imports the `new` version of a module finds it, or the `old` one where
  /// it is gone; nil where it comes with the toolchain, or with the system's SDK.
  ///
  /// Throws an error whose sentence names the module if it cannot be read.
  public func surface(
    of name: String, behind old: BuiltModule, _ new: BuiltModule, _ options: Set<SurfaceOption>
  ) throws -> Surface? {
    if !old.finds(name), !new.finds(name) {
      let flags = old.importFlags + new.importFlags
      if toolchain.hasHeaders(ofModule: name) || SystemModules.comes(name, with: toolchain, flags) {
        return nil
      }
    }
    // The headers of one in C may be anywhere.
    let past = new.finds(name) ? nil : try? surface(of: name, behind: old, options)
    return try past ?? surface(of: name, behind: new, options)
  }
}

extension PackageReader {
  /// What reads the modules that the package's modules import; throws if there is no toolchain.
  public func importedModules() throws -> ImportedModules {
    ImportedModules(of: try modules().toolchain, caches: caches, progress: progress)
  }

  /// The surface of the module called `name` as whoever imports `module` finds it; nil where it cannot be read.
  ///
  /// The module may be one of another package, or of the system.
  public func surface(of name: String, behind module: BuiltModule) -> Surface? {
    try? importedModules().surface(of: name, behind: module, selection.surface)
  }
}

extension BuiltModule {
  /// The folder of `toolchain` in which the compiler finds the module called `name`, if it finds it nowhere else.
  fileprivate func folderInToolchain(_ toolchain: Toolchain, of name: String) -> String? {
    guard target == toolchain.target, !importFlags.contains("-sdk"), !finds(name) else { return nil }
    return toolchain.folder(ofModule: name) ?? (toolchain.hasHeaders(ofModule: name) ? "." : nil)
  }

  /// Whether those who import this one find a compiled module called `name` outside of the toolchain.
  fileprivate func finds(_ name: String) -> Bool {
    importFolders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }

  /// What tells compilers to use what they have made of headers before: the folder, and flags that decide nothing else.
  var headerCacheFlags: [String] {
    zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-module-cache-path" || $0 == ("-Xcc", "-g") }
      .flatMap { [$0.0, $0.1] }
  }
}
