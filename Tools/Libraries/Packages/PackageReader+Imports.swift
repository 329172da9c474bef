import Caches
import Foundation
import Processes
public import Surfaces

extension PackageReader {
  /// The surface of the module called `name` as whoever imports `module` finds it; nil where it cannot be read.
  ///
  /// The module may be one of another package, or of the system, which counts as not read where `exceptToolchain` is set.
  public func surface(of name: String, behind module: BuiltModule, exceptToolchain: Bool = false) -> Surface?
  {
    guard let reader = try? modules() else { return nil }
    var imported = BuiltModule(
      name: name, modulesDirectory: module.modulesDirectory, importFlags: module.importFlags,
      target: module.target,
      languageMode: module.languageMode)
    var extractor = SurfaceExtractor(
      toolchain: reader.toolchain, progress: progress, options: selection.surface)
    if imported.comes(with: reader.toolchain) {
      if exceptToolchain { return nil }
      // It is the same for every package.
      imported.fingerprint = "\(name) \(module.languageMode) \(selection.surface.map { "\($0)" }.sorted())"
      extractor.cache = AnswerCache(in: caches, reader.toolchain, about: "toolchains")
    }
    return try? extractor.surfaces(of: [imported]).first?.get()
  }
}

extension BuiltModule {
  /// Whether the compiler finds it nowhere but in `toolchain`.
  fileprivate func comes(with toolchain: Toolchain) -> Bool {
    guard target == toolchain.target, !importFlags.contains("-sdk"),
      toolchain.folder(ofModule: name) != nil || toolchain.hasHeaders(ofModule: name)
    else { return false }
    let folders =
      [modulesDirectory] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    return !folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }
}
