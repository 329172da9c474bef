import Compatibility
import Processes

/// The files of a package as they are now; a build of the user's is brought up to date and used.
struct OpenedTree: OpenedVersion {
  let sourceRoot: String
  let manifest: PackageManifest
  private let reader: PackageReader
  private let title: String

  init(_ package: String, title: String, reader: PackageReader) throws {
    self.reader = reader
    self.title = title
    sourceRoot = package
    manifest = try ManifestReader(toolchain: reader.toolchain, progress: reader.progress).manifest(
      of: package)
  }

  func read(except told: [String: ModuleReading]) throws -> PackageVersion {
    let lock = try FileLock("\(PackageReader.workspace(of: sourceRoot))/tree.lock", .exclusive) {
      reader.progress.note("Waiting for another api-check of this package …")
    }
    defer { lock.release() }
    let plan = try build(manifest.libraryTargets(except: told))
    let cache = AnswerCache(of: sourceRoot, reader.toolchain, reader.selection)
    defer { cache.removeOldest() }
    var version = PackageVersion(title: title, manifest: manifest) { names in
      let wanted = names.filter { told[$0] == nil && reader.selection.reasonToSkip($0) == nil }
      let readings = reader.read(wanted, plan, manifest, title: title, cache: cache)
      return names.map {
        told[$0] ?? readings[$0] ?? .skipped(reason: reader.selection.reasonToSkip($0) ?? "")
      }
    }
    version.sourceRoot = sourceRoot
    return version
  }

  private func build(_ targets: [String]) throws -> BuildPlan? {
    if targets.isEmpty { return nil }
    let isWhole = targets.count == manifest.libraryTargets.count
    reader.progress.step("Building \(isWhole ? "the" : "what differs in the") \(title)")
    let builder = PackageBuilder(toolchain: reader.toolchain, progress: reader.progress)
    let scratch = WorkingTreeScratch(of: sourceRoot, manifest)
    if scratch.isUsers {
      try builder.update(sourceRoot, scratch: scratch.path, version: title)
    } else {
      try builder.prepare(
        sourceRoot, targets: manifest.roots(of: targets), scratch: scratch.path, version: title)
    }
    return try BuildPlan(scratch: scratch.path)
  }
}
