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
      try builder.prepare(package, manifest, scratch: scratch, version: title)
    }
    var version = try read(manifest, scratch: scratch, title: title) { selection.reasonToSkip($0) == nil }
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

  /// Extracts the modules of a finished build, and the modules of the package that these re-export.
  func read(
    _ manifest: PackageManifest, scratch: String, title: String, isWanted: (String) -> Bool
  ) throws -> PackageVersion {
    let plan = try BuildPlan(scratch: scratch)
    var version = PackageVersion(side: Side(title: title, surfaces: [], manifest: manifest))
    version.side.skipped = manifest.productsWithoutModules
    let extractor = SurfaceExtractor(
      toolchain: toolchain, progress: progress, options: selection.surface)
    let own = Dictionary(
      manifest.targets.keys.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
    var known: Set<String> = []
    var open = Set(manifest.libraryTargets.map(PackageManifest.moduleName))
    while !open.isEmpty {
      known.formUnion(open)
      var modules: [BuiltModule] = []
      for name in open.sorted() {
        if let module = plan.module(name), isWanted(name) {
          modules.append(module)
        } else if !isWanted(name) {
          let reason = selection.reasonToSkip(name) ?? ""
          version.side.skipped.append(Coverage.Skipped(module: name, reason: reason))
        } else {
          let kind = own[name].flatMap { manifest.targets[$0]?.kind } ?? "regular"
          version.side.skipped.append(Coverage.Skipped(module: name, reason: kind.reasonWithoutSwift))
        }
      }
      progress.step("Reading \(modules.count == 1 ? "1 module" : "\(modules.count) modules") of the \(title)")
      for (module, result) in zip(modules, extractor.surfaces(of: modules)) {
        version.add(module, result)
      }
      open = Set(version.side.surfaces.flatMap(\.reexports)).intersection(own.keys).subtracting(known)
    }
    return version
  }
}

extension PackageVersion {
  fileprivate mutating func add(_ module: BuiltModule, _ result: Result<Surface, any Error>) {
    switch result {
    case .success(let surface):
      side.surfaces.append(surface)
      built[module.name] = module
    case .failure(let error):
      side.failures.append(Coverage.Skipped(module: module.name, reason: String(describing: error)))
    }
  }
}

extension Surface {
  /// The modules whose names clients get with this one.
  fileprivate var reexports: [String] {
    declarations.filter { $0.kind == .moduleImport && $0.attributes.contains { $0.name == "_exported" } }
      .compactMap { $0.name.split(separator: ".").first.map { String($0) } }
  }
}

extension PackageManifest {
  /// Products that other packages can use and whose code they cannot import.
  fileprivate var productsWithoutModules: [Coverage.Skipped] {
    products.compactMap { product in
      switch product.kind {
      case .executable: Coverage.Skipped(module: product.name, reason: "a program, which no client imports")
      case .plugin: Coverage.Skipped(module: product.name, reason: "a plugin, which no client imports")
      case .macro:
        Coverage.Skipped(module: product.name, reason: "a macro's implementation, which runs at build time")
      case .library, .other: nil
      }
    }
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
