import Foundation
public import PublicSurface

extension PackageReader {
  /// Counts the declarations of every module of `version`, by name.
  ///
  /// `testSources` are the texts of the tests that use the modules. Throws if a module cannot be extracted.
  public func statistics(of version: PackageVersion, testSources: [String]) throws -> [ModuleStatistics] {
    let extractor = SurfaceExtractor(toolchain: toolchain, progress: progress, includesSPI: false)
    return try version.built.values.sorted { $0.name < $1.name }.map { module in
      try extractor.withGraphs(of: module, access: "internal") { graphs in
        try ModuleStatistics(
          module: module.name, graphs: graphs.files(of: module.name), testSources: testSources)
      }
    }
  }
}
