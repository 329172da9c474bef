import Processes
public import Surfaces

extension PackageReader {
  /// The surface of the module called `name` as whoever imports `module` finds it; nil where it cannot be read.
  ///
  /// The module may be one of another package, or of the system.
  public func surface(of name: String, behind module: BuiltModule) -> Surface? {
    guard let reader = try? modules() else { return nil }
    let imported = BuiltModule(
      name: name, modulesDirectory: module.modulesDirectory, importFlags: module.importFlags,
      target: module.target,
      languageMode: module.languageMode)
    let extractor = SurfaceExtractor(
      toolchain: reader.toolchain, progress: progress, options: selection.surface)
    return try? extractor.surfaces(of: [imported]).first?.get()
  }
}
