import Processes
import PublicAPI

/// A package as it was in a commit; what was built from it before is used again.
struct OpenedRevision: OpenedVersion {
  private let folder: RevisionFolder
  private let selection: Selection
  private let content: RevisionFolder.Content

  var manifest: PackageManifest { selection.applied(to: content.stored.manifest) }
  var sourceRoot: String { content.stored.sourceRoot }

  init(_ folder: RevisionFolder, _ selection: Selection) throws {
    self.folder = folder
    self.selection = selection
    content = try folder.content()
  }

  var compiled: Set<String> { content.stored.compiled }

  func read(compiling targets: [String], except unchanged: UnchangedModules) throws -> PackageVersion {
    if let version = known(content, targets, unchanged) { return version }
    folder.revisions.reserve()
    let content = content.isFresh ? content : try folder.reservedContent()
    if let version = known(content, targets, unchanged) { return version }
    let failure = folder.failure(of: targets, in: content.stored)
    if let output = failure.output {
      folder.reader.progress.note("The \(folder.title) did not build before; --fresh builds it again.")
      throw PackageError.doesNotBuild(version: folder.title, output: output)
    }
    do {
      return try Interruption.finishing(folder.path) {
        try folder.explaining(content.missingSubmodules) { try build(content, targets, except: unchanged) }
      }
    } catch let error as PackageError {
      let sharedScratch = sharedScratch(for: content.stored)
      // The state of dependencies is removed with the folder, unless they are in a shared one.
      if content.isLasting, !manifest.hasDependencies || sharedScratch != nil {
        failure.remember(error, dependencies: sharedScratch?.state)
      }
      throw error
    }
  }

  /// The version, if an earlier run has compiled `targets` and read all modules that `unchanged` does not have.
  private func known(_ content: RevisionFolder.Content, _ targets: [String], _ unchanged: UnchangedModules)
    -> PackageVersion?
  {
    guard content.stored.compiled.isSuperset(of: targets) else { return nil }
    return content.stored.version(folder.commit, of: manifest, title: folder.title, unchanged)
  }

  private func build(
    _ content: RevisionFolder.Content, _ targets: [String], except unchanged: UnchangedModules
  )
    throws
    -> PackageVersion
  {
    let stored = content.stored
    let plan = try plan(of: stored, targets: targets)
    var fresh: [String: ModuleReading] = [:]
    var version = PackageVersion.reading(manifest, title: folder.title) { names, purpose in
      let known = { unchanged.reading(of: $0, for: purpose) ?? stored.modules[$0] }
      let missing = names.filter { known($0) == nil }
      fresh.merge(folder.reader.read(missing, plan, manifest, in: sourceRoot, title: folder.title)) { $1 }
      return names.map { known($0) ?? fresh[$0] ?? .failed(reason: "it was not built") }
    }
    (version.sourceRoot, version.commit) = (stored.sourceRoot, folder.commit)
    var record = stored
    record.modules.merge(fresh) { $1 }
    record.compiled.formUnion(targets)
    if let plan {
      // A later run may ask by name for a module that this run only needs for its types.
      let built = fresh.values.compactMap(\.built).sorted { $0.name < $1.name }
      record.insert(
        try folder.reader.notCompared(of: built, plan),
        hasUncheckedBodies: !folder.reader.request.checksBodies)
    }
    version.insert(record.notCompared, hasUncheckedBodies: record.hasUncheckedBodies)
    if plan != nil {
      record.dependencies =
        manifest.hasDependencies
        ? sharedScratch(for: stored)?.state ?? DependencyState(of: buildFolder) : nil
      record.sharesPins = stored.pins == nil && folder.hasPinsOfTree(stored)
    }
    if version.isComplete, content.isLasting { try record.write(to: folder.path) }
    return version
  }

  private var buildFolder: String { "\(folder.path)/build" }

  private func sharedScratch(for stored: StoredVersion) -> SharedScratchFolder? {
    SharedScratchFolder(
      for: stored.sourceRoot, manifest, pins: stored.pins, in: folder.cache, by: folder.reader)
  }

  private func plan(of stored: StoredVersion, targets: [String]) throws -> BuildPlan? {
    if targets.isEmpty { return nil }
    let reader = folder.reader
    let isWhole = targets.count == manifest.libraryTargets.count
    reader.progress.step("Building \(isWhole ? "the" : "what differs in the") \(folder.title)")
    return try PackageBuilder(
      of: stored.sourceRoot, manifest, in: buildFolder, sharedScratch(for: stored), folder.cache,
      by: reader
    ).prepare(targets, version: folder.title)
  }
}
