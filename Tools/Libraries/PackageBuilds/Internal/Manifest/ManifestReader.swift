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

  /// The manifest of the package in `directory`; the package manager puts its lock into `scratch`.
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
      let texts = ManifestTexts(in: directory)
      manifest.lowerToolsVersion(to: texts.texts)
      manifest.file = texts.name(readBy: toolchain)
      manifest.asksForPlatform = texts.asksForPlatform(in: manifest.file)
      manifest.platform = PackageManifest.platform(of: toolchain.target)
      return manifest
    } catch {
      throw PackageError.damagedManifest(directory: directory, output: String(describing: error))
    }
  }

  /// The manifest of the package in `directory`, read again only if something changes that it depends on.
  ///
  /// It depends on its text, the toolchain, and the environment that it reads. A manifest that may read files of a work
  /// tree is read each time. A manifest that is the same in every place is read once for all versions and packages with
  /// that text.
  func knownManifest(of directory: String, in folder: CacheFolder, _ caches: CacheRoot) throws
    -> PackageManifest
  {
    let texts = ManifestTexts(in: directory)
    let scratch = directory.hasPrefix(folder.directory) ? nil : folder.manifests
    if texts.dependOnNothingElse {
      let all = SharedAnswers.manifests.cache(of: toolchain, in: caches, or: folder)
      defer { all.removeOldest() }
      let reading = PortableManifestReading(swift: toolchain.swift, texts: texts)
      let shared = try all.result(of: reading, using: (self, directory, scratch), isExclusive: true)
      if let manifest = shared.manifest { return manifest }
    }
    // The files of a revision never change.
    if scratch != nil, texts.mayReadFiles { return try manifest(of: directory, scratch: scratch) }
    let reading = ManifestReading(
      swift: toolchain.swift, directory: directory, texts: texts,
      environment: texts.environmentUse.values(in: ProcessInfo.processInfo.environment))
    return try ResultCache(in: folder, toolchain).result(of: reading, using: (self, scratch))
  }
}

/// Reads a manifest that is the same in every place and environment.
private struct PortableManifestReading: CachedWork {
  let swift: String
  let texts: ManifestTexts

  /// Reads the manifest with these texts in the `directory`.
  func result(using tools: (reader: ManifestReader, directory: String, scratch: String?)) throws
    -> PortableManifest
  {
    try PortableManifest(
      tools.reader.manifest(of: tools.directory, scratch: tools.scratch), in: tools.directory)
  }
}

/// Reads the manifest of a package in one place.
private struct ManifestReading: CachedWork {
  let swift: String
  let directory: String
  let texts: ManifestTexts
  let environment: [String]

  func result(using tools: (reader: ManifestReader, scratch: String?)) throws -> PackageManifest {
    try tools.reader.manifest(of: directory, scratch: tools.scratch)
  }
}
