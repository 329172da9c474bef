import Processes
import PublicAPI

/// The files of a package as they are now; if the user has a build, it is brought up to date and used.
struct OpenedTree: OpenedVersion {
  let sourceRoot: String
  let manifest: PackageManifest
  let reader: ModuleReader
  let folder: CacheFolder
  private let selection: Selection
  private let title: String

  init(_ package: String, title: String, _ selection: Selection, _ reader: ModuleReader) throws {
    self.reader = reader
    self.selection = selection
    self.title = title
    sourceRoot = package
    let manifests = ManifestReader(toolchain: reader.toolchain, progress: reader.progress)
    folder = reader.folder(of: package)
    try folder.create()
    // The folder is not the user's `.build`, so that no build has to wait and git sees no lock.
    manifest = selection.applied(to: try manifests.knownManifest(of: package, in: folder, reader.caches))
    let needed = manifest.missingSubmodules(in: package)
    if !needed.isEmpty {
      throw PackageError.lacksSubmodules(version: title, needed, package: package, output: "")
    }
  }

  /// Nothing counts as compiled, so that it is brought up to date; that costs little if it is.
  var compiled: Set<String> { [] }

  func read(compiling targets: [String], except unchanged: UnchangedModules) throws -> PackageVersion {
    let lock = try FileLock(folder.treeLock, .exclusive) {
      reader.progress.note("Waiting for another api-check of this package …")
    }
    defer { lock.release() }
    let (builder, isUsers) = builder
    let plan = try build(targets, by: builder, isUsers: isUsers)
    let cache = ResultCache(in: folder, reader.toolchain)
    defer { cache.removeOldest() }
    var version = PackageVersion.reading(manifest, title: title) { names, purpose in
      let wanted = names.filter {
        unchanged.reading(of: $0, for: purpose) == nil
          && (purpose != .listed || selection.reasonNotToCompare($0) == nil)
      }
      let readings = reader.read(wanted, plan, manifest, in: sourceRoot, title: title, cache: cache)
      return names.map {
        unchanged.reading(of: $0, for: purpose) ?? readings[$0]
          ?? .notCompared(reason: selection.reasonNotToCompare($0) ?? "")
      }
    }
    version.sourceRoot = sourceRoot
    version.scratch = builder.scratch
    version.builder = builder
    if let plan {
      let built = version.modules.compactMap(\.reading.built)
      let notCompared = try reader.notCompared(of: built, plan, cache: cache)
      version.insert(notCompared, hasUncheckedBodies: !reader.request.checksBodies)
    }
    return version
  }

  /// What builds the tree, and whether it does so in the folder of the user's own build.
  private var builder: (builder: PackageBuilder, isUsers: Bool) {
    let modules = manifest.libraryTargets.map(PackageManifest.moduleName)
    let variation = reader.request.variation.name
    // The user's own build has the usual traits, or will soon have them.
    let users =
      variation == nil
      ? reader.buildSystem.existingScratchPath(
        of: sourceRoot, modules: modules, without: manifest.undeclaredImports(in: sourceRoot)) : nil
    let place = users ?? "\(folder.tree)/build\(variation.map { "-\($0)" } ?? "")"
    let pins = GitRepository(around: sourceRoot)?.tracked("Package.resolved", in: sourceRoot)
    let sharedScratch =
      users == nil ? SharedScratchFolder(for: sourceRoot, manifest, pins: pins, in: folder, by: reader) : nil
    return (
      PackageBuilder(of: sourceRoot, manifest, in: place, sharedScratch, folder, by: reader), users != nil
    )
  }

  /// How the next ``read(compiling:except:)`` would compile the modules, as far as that is known without compiling.
  ///
  /// Throws if the package manager rejects the package or cannot resolve its dependencies.
  func tryPlan() throws -> BuildPlan? {
    let (builder, isUsers) = builder
    return try builder.tryPlan(version: title, isUsers: isUsers)
  }

  private func build(_ targets: [String], by builder: PackageBuilder, isUsers: Bool) throws -> BuildPlan? {
    if targets.isEmpty { return nil }
    let isWhole = targets.count == manifest.libraryTargets.count
    reader.progress.step("Building \(isWhole ? "the" : "what differs in the") \(title)")
    return try isUsers
      ? builder.update(version: title) : builder.prepare(targets, version: title)
  }
}
