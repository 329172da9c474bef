import Foundation
import Packages
import Pipeline
import Processes
import Surfaces

/// What all commands work with: the options, and the ways to read versions of a package.
struct Session {
  let options: Options
  let progress: ProgressLog
  let package: String
  let selection: (modules: Set<String>, surface: SurfaceOptions)

  init(_ options: Options, modules: [String] = []) {
    self.options = options
    progress = ProgressLog(options.verbosity)
    package = URL(filePath: options.packagePath).standardizedFileURL.resolvingSymlinksInPath().path
    selection = (
      options.modules.union(modules),
      SurfaceOptions(
        includesUnderscored: options.includesUnderscored, includesSPI: options.includesSPI)
    )
  }

  /// The platform whose declarations are compared, as baselines name it.
  var platform: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #elseif os(Windows)
      "Windows"
    #else
      "other"
    #endif
  }

  var baselines: BaselineFolder {
    BaselineFolder(options.baselines.map { URL(filePath: $0).standardizedFileURL.path } ?? defaultBaselines)
  }

  private var defaultBaselines: String { "\(package)/Tools/api-baselines" }

  var reader: PackageReader {
    PackageReader(
      of: package, modules: selection.modules, options: selection.surface, platform: platform,
      isExact: options.isExact, progress: progress)
  }

  func workingTree() throws -> PackageVersion {
    let version = try reader.version(.workingTree)
    try requireModules(in: [version])
    return version
  }

  /// Every module that was asked for exists in one of `versions`, and there is any module at all.
  func requireModules(in versions: [PackageVersion]) throws {
    let known = Set(
      versions.flatMap {
        $0.surfaces.map(\.module) + $0.unchanged + $0.failures.map(\.module)
      })
    let all = known.union(versions.flatMap { $0.skipped.map(\.module) })
    for name in selection.modules.sorted() where !known.contains(name) {
      throw ModuleError.unknownModule(name: name, known: all.sorted())
    }
    for version in versions
    where version.surfaces.isEmpty && version.unchanged.isEmpty && version.failures.isEmpty {
      guard selection.modules.isEmpty else { continue }
      throw ModuleError.noModules(version: version.title)
    }
  }
}
