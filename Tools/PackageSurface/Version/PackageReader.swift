import Foundation
import PublicSurface

/// Reads versions of packages: builds what is not built and extracts what is not extracted.
public struct PackageReader: Sendable {
  let toolchain: Toolchain
  let progress: ProgressLog
  let selection: Selection

  /// Makes a reader.
  public init(toolchain: Toolchain, progress: ProgressLog, selection: Selection) {
    self.toolchain = toolchain
    self.progress = progress
    self.selection = selection
  }

  /// Where this tool keeps what it builds for a package.
  static func workspace(of package: String) throws -> String {
    let directory = "\(package)/.build/api-check"
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let ignore = "\(directory)/.gitignore"
      if !FileManager.default.fileExists(atPath: ignore) {
        try Data("*\n".utf8).write(to: URL(filePath: ignore))
      }
    } catch {
      throw PackageError.unwritable(path: directory, reason: error.localizedDescription)
    }
    return directory
  }

  /// The files of `package` as they are now; a build of the user's is brought up to date and used.
  public func workingTree(_ package: String, title: String) throws -> PackageVersion {
    let manifest = try ManifestReader(toolchain: toolchain, progress: progress).manifest(of: package)
    let workspace = try Self.workspace(of: package)
    let lock = try FileLock("\(workspace)/tree.lock", .exclusive) {
      progress.note("Waiting for another api-check of this package …")
    }
    defer { lock.release() }
    progress.step("Building the \(title)")
    let builder = PackageBuilder(toolchain: toolchain, progress: progress)
    let scratch = Self.scratch(of: package, manifest)
    if scratch == Self.ownScratch(of: package) {
      try builder.update(package, scratch: scratch, version: title)
    } else {
      try builder.prepare(
        package, targets: manifest.roots(of: manifest.libraryTargets), scratch: scratch, version: title)
    }
    let plan = try BuildPlan(scratch: scratch)
    var version = PackageVersion(title: title, manifest: manifest) { names in
      let wanted = read(names.filter { selection.reasonToSkip($0) == nil }, plan, manifest, title: title)
      return names.map { wanted[$0] ?? .skipped(reason: selection.reasonToSkip($0) ?? "") }
    }
    version.side.sourceRoot = package
    return selection.applied(to: version)
  }

  private static func ownScratch(of package: String) -> String { "\(package)/.build" }

  /// Where the working tree of `package` is built: where the user has built it, or else in the tool's own folder.
  static func scratch(of package: String, _ manifest: PackageManifest) -> String {
    let exists = FileManager.default.fileExists(atPath:)
    let own = ownScratch(of: package)
    let isBuilt =
      exists("\(own)/debug.yaml")
      && manifest.libraryTargets.contains {
        exists("\(own)/debug/Modules/\(PackageManifest.moduleName(of: $0)).swiftmodule")
      }
    return isBuilt ? own : "\(own)/api-check/tree"
  }

  /// Extracts the modules of a finished build by name.
  func read(_ names: [String], _ plan: BuildPlan, _ manifest: PackageManifest, title: String)
    -> [String: ModuleReading]
  {
    let kinds = Dictionary(
      manifest.targets.map { (PackageManifest.moduleName(of: $0.key), $0.value.kind) },
      uniquingKeysWith: { $1 })
    let modules = names.compactMap(plan.module)
    progress.step("Reading \(modules.count == 1 ? "1 module" : "\(modules.count) modules") of the \(title)")
    let extractor = SurfaceExtractor(
      toolchain: toolchain, progress: progress, options: selection.surface)
    var readings = Dictionary(
      names.map { ($0, ModuleReading.skipped(reason: (kinds[$0] ?? "regular").reasonWithoutSwift)) },
      uniquingKeysWith: { $1 })
    for (module, result) in zip(modules, extractor.surfaces(of: modules)) {
      switch result {
      case .success(let surface): readings[module.name] = .surface(surface, module)
      case .failure(let error): readings[module.name] = .failed(reason: String(describing: error))
      }
    }
    return readings
  }
}

extension String {
  /// Why a target of this kind has no Swift module.
  fileprivate var reasonWithoutSwift: String {
    switch self {
    case "system": "a system library, whose headers are not the package's"
    case "binary": "a binary target, whose surface its vendor decides"
    case "macro": "a macro's implementation, which runs at build time"
    default: "no Swift code is compiled for this platform (a target in C, or one left out here)"
    }
  }
}
