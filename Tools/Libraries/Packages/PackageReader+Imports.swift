import Caches
import Foundation
import Processes
public import Surfaces

extension PackageReader {
  /// The surface of the module called `name` as whoever imports `module` finds it; nil where it cannot be read.
  ///
  /// The module may be one of another package, or of the system.
  public func surface(of name: String, behind module: BuiltModule) -> Surface? {
    try? surfaceOfImport(name, behind: module)
  }

  /// The surface of the module called `name` as whoever imports the `new` version of a module finds it, or the `old` one where
  /// it is gone; nil where it comes with the toolchain, or with the system's SDK.
  ///
  /// Throws an error whose sentence names the module if it cannot be read.
  public func surface(of name: String, behind old: BuiltModule, _ new: BuiltModule) throws -> Surface? {
    if !old.finds(name), !new.finds(name) {
      let toolchain = try modules().toolchain
      let flags = old.importFlags + new.importFlags
      if toolchain.hasHeaders(ofModule: name) || SystemModules.comes(name, with: toolchain, flags) {
        return nil
      }
    }
    // The headers of one in C may be anywhere.
    let past = new.finds(name) ? nil : surface(of: name, behind: old)
    return try past ?? surfaceOfImport(name, behind: new)
  }

  private func surfaceOfImport(_ name: String, behind module: BuiltModule) throws -> Surface {
    let reader = try modules()
    var imported = BuiltModule(
      name: name, modulesDirectory: module.modulesDirectory, importFlags: module.importFlags,
      target: module.target, languageMode: module.languageMode)
    var extractor = SurfaceExtractor(
      toolchain: reader.toolchain, progress: progress, options: selection.surface)
    if imported.comes(with: reader.toolchain) {
      // It is the same for every package.
      imported.fingerprint = "\(name) \(module.languageMode) \(selection.surface.map { "\($0)" }.sorted())"
      extractor.cache = AnswerCache(in: caches, reader.toolchain, about: "toolchains")
    }
    return try extractor.storedSurface(of: imported)
  }
}

extension BuiltModule {
  /// Whether the compiler finds it nowhere but in `toolchain`.
  fileprivate func comes(with toolchain: Toolchain) -> Bool {
    guard target == toolchain.target, !importFlags.contains("-sdk"),
      toolchain.folder(ofModule: name) != nil || toolchain.hasHeaders(ofModule: name)
    else { return false }
    return !finds(name)
  }

  /// Whether those who import this one find a compiled module called `name` outside of the toolchain.
  fileprivate func finds(_ name: String) -> Bool {
    let folders =
      [modulesDirectory] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }
}
