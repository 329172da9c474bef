import Foundation
import PublicSurface
import Synchronization

extension PackageReader {
  /// The package in `package` as it was in `commit`, built in a private checkout under its `.build`.
  ///
  /// What was built before with the same toolchain and flags is used again if it is undamaged. Modules that are
  /// compiled from the same files as those of `new` have the same surfaces, and are not built at all.
  public func revision(
    _ commit: String, of package: String, in repository: GitRepository, title: String,
    comparedWith new: PackageVersion? = nil
  ) throws -> PackageVersion {
    // The number changes whenever a build would give other surfaces than before.
    let key = Checksum.of(
      "7 \(toolchain.version) \(toolchain.target) \(selection.surface) \(repository.prefix)".utf8)
    let revisions = "\(try Self.workspace(of: package))/revisions"
    try makeDirectory(revisions)
    let directory = "\(revisions)/\(commit.prefix(12))-\(key)"
    // To lock a folder twice would be to wait for oneself.
    if var version = Self.opened.withLock({ $0[directory] }) {
      version.side.title = title
      return selection.applied(to: version)
    }
    let version = try open(commit, repository, directory, title: title, comparedWith: new)
    Self.opened.withLock { $0[directory] = version }
    removeOldest(in: revisions, keeping: directory)
    return selection.applied(to: version)
  }

  /// What this process has opened, by folder.
  private static let opened = Mutex<[String: PackageVersion]>([:])

  private func open(
    _ commit: String, _ repository: GitRepository, _ directory: String, title: String,
    comparedWith new: PackageVersion?
  ) throws -> PackageVersion {
    let lock = try FileLock("\(directory).lock", .shared) { [progress] in
      progress.note("Waiting for another api-check that builds the \(title) …")
    }
    if let version = KnownRevision(directory, comparedWith: new)?.version(title: title) {
      touch(directory)
      return version
    }
    lock.change(to: .exclusive) { [progress] in
      progress.note("Waiting for another api-check that reads the \(title) …")
    }
    // The lock is kept, shared, until this process ends: no other one may remove what is compared here.
    defer { lock.change(to: .shared) {} }
    // Another process may have built it meanwhile.
    let known = KnownRevision(directory, comparedWith: new)
    if let version = known?.version(title: title) { return version }
    Interruption.begin(directory)
    defer { Interruption.finish(directory) }
    do {
      if let known { return try build(known, in: directory, title: title) }
      return try checkOutAndBuild(commit, repository, directory, title: title, comparedWith: new)
    } catch {
      try? FileManager.default.removeItem(atPath: directory)
      throw error
    }
  }

  private func checkOutAndBuild(
    _ commit: String, _ repository: GitRepository, _ directory: String, title: String,
    comparedWith new: PackageVersion?
  ) throws -> PackageVersion {
    try? FileManager.default.removeItem(atPath: directory)
    try makeDirectory(directory)
    progress.step("Checking out the \(title)")
    let checkout = try RevisionCheckout(commit, of: repository, to: "\(directory)/source", title: title)
    do {
      let manifests = ManifestReader(toolchain: toolchain, progress: progress)
      let manifest = try manifests.manifest(of: checkout.package)
      let outside = try checkout.linkDependencies(of: manifest, manifests)
      for path in outside {
        progress.note("The \(title) uses \(path), which the commit does not hold, as it is now.")
      }
      let stored = StoredVersion(manifest: manifest, sourceRoot: checkout.package)
      return try build(
        KnownRevision(stored, comparedWith: new), in: directory, title: title, isLasting: outside.isEmpty)
    } catch let error as PackageError where !checkout.missingSubmodules.isEmpty {
      throw PackageError.lacksSubmodules(
        version: title, paths: checkout.missingSubmodules, output: "\(error)")
    }
  }

  /// Builds and reads what is not known; what depends on more than the commit is not the same next time.
  private func build(
    _ known: KnownRevision, in directory: String, title: String, isLasting: Bool = true
  ) throws -> PackageVersion {
    let manifest = known.stored.manifest
    let scratch = "\(directory)/build"
    let targets = known.changedTargets
    var plan: BuildPlan?
    if !targets.isEmpty {
      let isWhole = targets.count == manifest.libraryTargets.count
      progress.step("Building \(isWhole ? "the" : "what differs in the") \(title)")
      try PackageBuilder(toolchain: toolchain, progress: progress).prepare(
        known.stored.sourceRoot, targets: manifest.roots(of: targets), scratch: scratch, version: title)
      plan = try BuildPlan(scratch: scratch)
    }
    var fresh: [String: ModuleReading] = [:]
    var version = PackageVersion(title: title, manifest: manifest) { names in
      let missing = names.filter { known.modules[$0] == nil }
      if let plan, !missing.isEmpty {
        fresh.merge(read(missing, plan, manifest, title: title)) { $1 }
      }
      return names.map { known.modules[$0] ?? fresh[$0] ?? .failed(reason: "it was not built") }
    }
    version.side.sourceRoot = known.stored.sourceRoot
    if version.side.failures.isEmpty, isLasting { try known.stored.adding(fresh).write(to: directory) }
    return version
  }

  private func makeDirectory(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw PackageError.unwritable(path: path, reason: error.localizedDescription)
    }
  }

  private func touch(_ directory: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date.now], ofItemAtPath: StoredVersion.path(in: directory))
  }

  /// Keeps the few revisions that were used last and that no process is using.
  private func removeOldest(in revisions: String, keeping current: String) {
    let limit = 6
    let manager = FileManager.default
    let entries = ((try? manager.contentsOfDirectory(atPath: revisions)) ?? [])
      .filter { !$0.hasSuffix(".lock") }.map { "\(revisions)/\($0)" }
    let dated = entries.map { entry in
      let attributes = try? manager.attributesOfItem(atPath: StoredVersion.path(in: entry))
      return (entry, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (entry, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(limit) where entry != current {
      guard let lock = FileLock(ifFree: "\(entry).lock") else { continue }
      try? manager.removeItem(atPath: entry)
      lock.release()
    }
  }
}
