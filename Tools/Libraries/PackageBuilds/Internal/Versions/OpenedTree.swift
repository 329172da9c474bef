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
    let (builder, plan) = try build(targets)
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

  /// The folder of the user's own build, if it has the usual traits or will soon have them, and has all modules.
  private var users: String? {
    if reader.request.variation.name != nil { return nil }
    return reader.buildSystem.existingScratchPath(
      of: sourceRoot, modules: manifest.libraryTargets.map(PackageManifest.moduleName),
      without: manifest.undeclaredImports(in: sourceRoot))
  }

  /// What builds the tree, in the folder of the user's own build if there is one to be used.
  private func builder(in users: String?) -> PackageBuilder {
    let variation = reader.request.variation.name
    let place = users ?? "\(folder.tree)/build\(variation.map { "-\($0)" } ?? "")"
    let pins = GitRepository(around: sourceRoot)?.tracked("Package.resolved", in: sourceRoot)
    let sharedScratch =
      users == nil ? SharedScratchFolder(for: sourceRoot, manifest, pins: pins, in: folder, by: reader) : nil
    return PackageBuilder(of: sourceRoot, manifest, in: place, sharedScratch, folder, by: reader)
  }

  /// How the next ``read(compiling:except:)`` would compile the modules, as far as that is known without compiling.
  ///
  /// Throws if the package manager rejects the package or cannot resolve its dependencies.
  func tryPlan() throws -> BuildPlan? {
    let users = users
    return try builder(in: users).tryPlan(version: title, isUsers: users != nil)
  }

  /// The plan of a build of `targets`, and what has made it; no plan for no targets.
  private func build(_ targets: [String]) throws -> (PackageBuilder, BuildPlan?) {
    let users = users
    let builder = builder(in: users)
    if targets.isEmpty { return (builder, nil) }
    let isWhole = targets.count == manifest.libraryTargets.count
    reader.progress.step("Building \(isWhole ? "the" : "what differs in the") \(title)")
    guard users != nil else { return (builder, try builder.prepare(targets, version: title)) }
    do {
      return (builder, try builder.update(version: title))
    } catch let error as PackageError where error.isAboutBuild && !reader.request.checksBodies {
      // The user's own build compiles all bodies, and what a run says must not depend on whether there is one.
      let own = self.builder(in: nil)
      return (own, try own.prepare(targets, version: title))
    }
  }
}
