import Foundation
import Processes
public import PublicAPI

/// Reads the surfaces of modules that compiled modules import, from other packages, the toolchain or an SDK.
public struct ImportedModules: Sendable {
  private let toolchain: Toolchain
  private let progress: ProgressLog
  private let caches: CacheRoot

  init(of toolchain: Toolchain, caches: CacheRoot, progress: ProgressLog) {
    (self.toolchain, self.caches, self.progress) = (toolchain, caches, progress)
  }

  /// The surface of the module called `name` that clients of `module` would import.
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
    // A module of the toolchain is the same for every package.
    var imported = BuiltModule(
      name: name, modulesDirectory: folder, target: module.target, languageMode: module.languageMode)
    imported.fingerprint = "of the toolchain"
    extractor.headerCacheFlags = module.headerCacheFlags
    extractor.cache = ResultCache(in: caches, toolchain, about: "toolchains")
    return try extractor.storedSurface(of: imported)
  }

  /// The surface of the module called `name` that clients of the `new` module would import, or else of the `old` one.
  ///
  /// Returns nil if it comes with the toolchain or with the system's SDK. Throws an error whose sentence names the
  /// module if it cannot be read.
  public func surface(
    of name: String, behind old: BuiltModule, _ new: BuiltModule, _ options: Set<SurfaceOption>
  ) throws -> Surface? {
    if !old.finds(name), !new.finds(name) {
      let flags = old.importFlags + new.importFlags
      if toolchain.hasHeaders(ofModule: name) || SystemModules.comes(name, with: toolchain, flags) {
        return nil
      }
    }
    // The headers of a C module may be in any folder.
    let past = new.finds(name) ? nil : try? surface(of: name, behind: old, options)
    return try past ?? surface(of: name, behind: new, options)
  }
}

extension PackageReader {
  /// The reader of the modules that this package's modules import; throws if there is no toolchain.
  public func importedModules() throws -> ImportedModules {
    ImportedModules(of: try modules().toolchain, caches: caches, progress: progress)
  }

  /// The surface of the module called `name` that clients of `module` would import; nil if it cannot be read.
  ///
  /// The module may be one of another package, or of the system.
  public func surface(of name: String, behind module: BuiltModule) -> Surface? {
    try? importedModules().surface(of: name, behind: module, selection.surface)
  }
}

extension BuiltModule {
  /// The folder of `toolchain` with the module called `name`, if the compiler finds that module nowhere else.
  fileprivate func folderInToolchain(_ toolchain: Toolchain, of name: String) -> String? {
    guard target == toolchain.target, !importFlags.contains("-sdk"), !finds(name) else { return nil }
    return toolchain.folder(ofModule: name) ?? (toolchain.hasHeaders(ofModule: name) ? "." : nil)
  }

  /// Whether clients of this module find a compiled module called `name` outside of the toolchain.
  fileprivate func finds(_ name: String) -> Bool {
    importFolders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }

  /// The flags with which compilers use the same module cache: its folder, and those that its entries depend on.
  var headerCacheFlags: [String] {
    zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-module-cache-path" || $0 == ("-Xcc", "-g") }
      .flatMap { [$0.0, $0.1] }
  }
}
