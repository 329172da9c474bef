import Foundation
public import Statistics
import Surfaces

extension PackageReader {
  /// Counts the declarations of every module of `version`, the working tree of `package`, by name.
  ///
  /// A version that comes from files has none. Throws if a module cannot be extracted, or a test that may import it cannot be read.
  public func statistics(of version: PackageVersion, package: String) throws -> [ModuleStatistics] {
    guard let manifest = version.manifest else { return [] }
    let scratch = WorkingTreeScratch(of: package, manifest).path
    let tests = try TestTargets(of: package, scratch: scratch, toolchain: toolchain, progress: progress)
    let extractor = SurfaceExtractor(
      toolchain: toolchain, progress: progress, options: selection.surface)
    return try version.built.values.sorted { $0.name < $1.name }.map { module in
      try extractor.withGraphs(of: module, access: "internal") { graphs in
        try ModuleStatistics(
          module: module.name, graphs: graphs.files(of: module.name),
          testSources: tests.sources(importing: module.name), options: selection.surface)
      }
    }
  }
}
