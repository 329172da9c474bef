import Foundation
import Processes

/// A commit's folder in the revision cache, with its files, what was built from them, and what was read.
struct RevisionFolder: Sendable {
  /// What is known about the commit before anything is built.
  struct Content: Sendable {
    let stored: StoredVersion
    /// Whether the version depends on nothing but the commit, so that it is the same next time.
    var isLasting = true
    /// The submodules whose commit is missing in this clone.
    var missingSubmodules: [MissingSubmodule] = []
    /// Whether this process has just checked it out, so that no other process can have changed it.
    var isFresh = false
  }

  /// The package's directory in the work tree.
  let package: String
  let commit: String
  let repository: GitRepository
  let title: String
  let revisions: RevisionCache
  let reader: ModuleReader
  private let name: String

  /// The folder of `commit` for the request of `reader`, in the environment of this run.
  init(
    package: String, commit: NamedCommit, revisions: RevisionCache, reader: ModuleReader
  ) throws {
    self.package = package
    (self.commit, repository, title) = (commit.commit, commit.repository, commit.title)
    (self.revisions, self.reader) = (revisions, reader)
    let use = try ResultCache(in: reader.folder(of: package), reader.toolchain).result(
      of: EnvironmentScan(commit: commit.commit, prefix: repository.prefix), using: repository)
    let facts = Facts(
      commit: commit.commit, prefix: repository.prefix, request: reader.request,
      environment: use.values(in: ProcessInfo.processInfo.environment))
    name = "\(commit.commit.prefix(12))-\(CacheKey(of: facts, with: reader.toolchain).name)"
  }

  /// What an earlier run with the same toolchain and options has stored, if it is undamaged.
  ///
  /// If the commit has no pins, the dependencies have to be those of the work tree.
  var stored: StoredVersion? {
    guard let stored = StoredVersion(from: path), !stored.sharesPins || hasPinsOfTree(stored) else {
      return nil
    }
    return stored
  }

  func hasPinsOfTree(_ stored: StoredVersion) -> Bool {
    PackagePins.areEqual(in: stored.sourceRoot, and: package)
  }

  var path: String { "\(revisions.directory)/\(name)" }

  /// The cache folder of the package, for all its versions.
  var cache: CacheFolder { reader.folder(of: package) }

  /// The stored failure of an earlier build of `targets`; it has to be read before a build, which removes the files.
  func failure(of targets: [String], in stored: StoredVersion) -> CachedFailure {
    // If the commit has no pins, its dependencies are those of the work tree.
    let attempt = Attempt(targets: targets, pins: PackagePins.text(in: stored.sourceRoot))
    return CachedFailure(of: "\(name)-\(CacheKey.checksum(of: attempt))", in: revisions.failures)
  }

  private struct Attempt: Encodable {
    let targets: [String]
    let pins: String?
  }

  private struct Facts: Encodable {
    let commit: String
    let prefix: String
    let request: BuildRequest
    let environment: [String]
  }

  /// What is stored, or else a new checkout, for which the cache is reserved.
  func content() throws -> Content {
    if let stored {
      revisions.touch(path)
      return Content(stored: stored)
    }
    revisions.reserve()
    return try reservedContent()
  }

  /// What is stored now that no other process can change it, or else a new checkout.
  func reservedContent() throws -> Content {
    try stored.map { Content(stored: $0) } ?? Interruption.finishing(path, checkOut)
  }

  private func checkOut() throws -> Content {
    try? FileManager.default.removeItem(atPath: path)
    reader.progress.step("Checking out the \(title)")
    let checkout = try RevisionCheckout(commit, of: repository, to: "\(path)/source", title: title)
    let manifests = ManifestReader(toolchain: reader.toolchain, progress: reader.progress)
    let missing = checkout.missingSubmodules
    let isInMissing = missing.contains { repository.prefix.hasPrefix("\($0.path)/") }
    guard FileManager.default.fileExists(atPath: "\(checkout.package)/Package.swift") || isInMissing else {
      throw PackageError.noManifestInRevision(
        version: title, commit: commit, folder: repository.prefix, others: otherManifests)
    }
    let pins = try checkout.borrowPins(from: package)
    return try explaining(missing) {
      let manifest = try manifests.knownManifest(of: checkout.package, in: cache, reader.caches)
      if case let needed = checkout.neededSubmodules(of: manifest), !needed.isEmpty {
        throw PackageError.lacksSubmodules(version: title, needed, package: package, output: "")
      }
      let outside = try checkout.linkDependencies(of: manifest, manifests)
      for path in outside {
        reader.progress.note("The \(title) uses \(path), which the commit does not hold, as it is now.")
      }
      let stored = StoredVersion(manifest: manifest, sourceRoot: checkout.package, pins: pins)
      if outside.isEmpty, missing.isEmpty { try stored.write(to: path) }
      return Content(
        stored: stored, isLasting: outside.isEmpty, missingSubmodules: missing, isFresh: true)
    }
  }

  /// The first few folders of the commit that have a manifest.
  private var otherManifests: [String] {
    let folders = repository.files(called: "Package.swift", in: commit).map {
      String($0.dropLast("Package.swift".count))
    }
    return folders.sorted { $0.count < $1.count }.prefix(5).map { $0.isEmpty ? "the top folder" : $0 }
  }

  /// Does `work`; if it fails and submodules are `missing`, the error names them.
  func explaining<Value>(_ missing: [MissingSubmodule], _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as PackageError where error.isAboutSubmodules {
      throw error
    } catch  where !missing.isEmpty && (error is PackageError || error is FileError) {
      throw PackageError.lacksSubmodules(version: title, missing, package: package, output: "\(error)")
    }
  }
}

/// Finds out what the manifests of a commit may read of the environment.
private struct EnvironmentScan: CachedWork {
  let commit: String
  let prefix: String

  func result(using repository: GitRepository) throws -> EnvironmentUse {
    let texts = try repository.texts(in: prefix, of: commit, where: ManifestTexts.isManifest)
    let known = texts.compactMap(\.self)
    return known.count == texts.count ? EnvironmentUse(ofManifests: known) : .everything
  }
}
