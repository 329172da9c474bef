import Foundation
import Processes
import PublicAPI

/// Reads the manifests of packages on this machine.
struct ManifestReader: Sendable {
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Makes a reader that asks the package manager of `toolchain`.
  init(toolchain: Toolchain, progress: ProgressLog) {
    self.toolchain = toolchain
    self.progress = progress
  }

  /// The manifest of the package in `directory`; `scratch` is where the package manager leaves its lock.
  ///
  /// Throws a ``PackageError`` if there is none, or the package manager rejects it.
  func manifest(of directory: String, scratch: String? = nil) throws -> PackageManifest {
    guard FileManager.default.fileExists(atPath: "\(directory)/Package.swift") else {
      throw PackageError.noManifest(directory: directory)
    }
    let output = try toolchain.askPackageManager(
      to: "package", ["dump-package"], in: directory, scratch: scratch, progress: progress)
    guard output.succeeded else {
      throw PackageError.damagedManifest(directory: directory, output: output.standardError)
    }
    do {
      var manifest = try PackageManifest(dump: output.standardOutput)
      manifest.lowerToolsVersion(to: ManifestTexts(in: directory).texts)
      manifest.platform = PackageManifest.platform(of: toolchain.target)
      return manifest
    } catch {
      throw PackageError.damagedManifest(directory: directory, output: String(describing: error))
    }
  }

  /// The same of the package in `directory` as long as nothing changes that it depends on: the texts, the toolchain, and
  /// what they read of the environment.
  ///
  /// Where it may depend on files of a work tree, it is read each time.
  /// One that says the same wherever it is, is read once for all versions and packages that have it.
  func knownManifest(of directory: String, in folder: CacheFolder, _ caches: CacheRoot) throws
    -> PackageManifest
  {
    let texts = ManifestTexts(in: directory)
    let scratch = directory.hasPrefix(folder.directory) ? nil : folder.manifests
    if texts.dependOnNothingElse {
      let all = SharedSubject.manifests.cache(of: toolchain, in: caches, or: folder)
      defer { all.removeOldest() }
      let reading = PortableManifestReading(swift: toolchain.swift, texts: texts)
      let shared = try all.result(of: reading, using: (self, directory, scratch), isExclusive: true)
      if let manifest = shared.manifest { return manifest }
    }
    // The files of a revision stay what they are.
    if scratch != nil, texts.mayReadFiles { return try manifest(of: directory, scratch: scratch) }
    let reading = ManifestReading(
      swift: toolchain.swift, directory: directory, texts: texts,
      environment: texts.environmentUse.values(in: ProcessInfo.processInfo.environment))
    return try ResultCache(in: folder, toolchain).result(of: reading, using: (self, scratch))
  }
}

/// Reads a manifest that says the same wherever it is, and in whatever environment.
private struct PortableManifestReading: CachedWork {
  let swift: String
  let texts: ManifestTexts

  /// The manifests with these texts are in the `directory`.
  func result(using tools: (reader: ManifestReader, directory: String, scratch: String?)) throws
    -> PortableManifest
  {
    try PortableManifest(
      tools.reader.manifest(of: tools.directory, scratch: tools.scratch), in: tools.directory)
  }
}

/// Reads the manifest of a package that is in one place.
private struct ManifestReading: CachedWork {
  let swift: String
  let directory: String
  let texts: ManifestTexts
  let environment: [String]

  func result(using tools: (reader: ManifestReader, scratch: String?)) throws -> PackageManifest {
    try tools.reader.manifest(of: directory, scratch: tools.scratch)
  }
}
