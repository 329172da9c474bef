public import Foundation
public import PublicAPI

extension PackageReader {
  /// Calls `transform` for each Swift module of `version`, the working tree, and returns the results in order of names.
  ///
  /// `transform` gets the module's name, its symbol graphs at the internal access level, and the files of the
  /// tests that have it as a dependency, with paths that begin at the package. Throws if a module cannot be extracted, or such a test cannot be read.
  public func mapGraphs<Value>(
    of version: PackageVersion,
    _ transform: (
      _ module: String, _ graphs: [(name: String, data: Data)], _ tests: [(path: String, text: String)]
    ) throws -> Value
  ) throws -> [Value] {
    guard let scratch = version.scratch else { return [] }
    let reader = try modules()
    let tests = try TestTargets(
      of: package, scratch: scratch, toolchain: reader.toolchain, progress: progress)
    let extractor = SurfaceExtractor(
      toolchain: reader.toolchain, progress: progress, options: selection.surface)
    // In C nothing is internal, and a graph of everything that headers include says nothing about the module.
    let built = version.modules.compactMap {
      if case .surface(_, let module?) = $0.reading, module.headers == nil { module } else { nil }
    }
    return try built.sorted { $0.name < $1.name }.map { module in
      try extractor.withGraphs(of: module, access: "internal") { graphs in
        try transform(module.name, graphs.files(of: module.name), tests.sources(importing: module.name))
      }
    }
  }

  /// The symbol graphs of `module` at the internal access level, with what `options` add; throws if extraction fails.
  public func graphs(of module: BuiltModule, _ options: Set<SurfaceOption>) throws -> [(
    name: String, data: Data
  )] {
    let reader = try modules()
    return try SurfaceExtractor(toolchain: reader.toolchain, progress: progress, options: options)
      .withGraphs(of: module, access: "internal") { try $0.files(of: module.name) }
  }
}
