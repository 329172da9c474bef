import Caches
import Foundation
import Manifests
import Processes

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
      return manifest
    } catch {
      throw PackageError.damagedManifest(directory: directory, output: String(describing: error))
    }
  }

  /// The same of the package in `directory` as long as nothing changes that the package manager itself takes for a reason
  /// to read it again: the text, the toolchain, and the environment but for what each shell has of its own.
  ///
  /// One that says the same wherever it is, is read once for all versions and packages that have it.
  func knownManifest(of directory: String, in folder: CacheFolder, _ caches: CacheRoot) throws
    -> PackageManifest
  {
    let ofShell: Set<String> = ["COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM", "_"]
    let environment = ProcessInfo.processInfo.environment.filter { !ofShell.contains($0.key) }
    let texts = ManifestTexts(in: directory)
    let facts = [toolchain.swift] + texts.names + texts.texts + environment.map { "\($0)=\($1)" }.sorted()
    let cache = AnswerCache(in: folder, toolchain, [])
    let scratch = directory.hasPrefix(folder.directory) ? nil : folder.manifests
    var read: PackageManifest?
    if texts.dependOnNothingElse {
      let all = SharedSubject.manifests.answers(of: toolchain, in: caches, or: folder)
      defer { all.removeOldest() }
      let shared = try all.answer(to: "portable manifest", about: [key(facts)], isExclusive: true) {
        let manifest = try manifest(of: directory, scratch: scratch)
        read = manifest
        return try PortableManifest(manifest, in: directory)
      }
      if let manifest = shared.manifest { return manifest }
    }
    return try cache.answer(to: "manifest", about: [key([directory] + facts)]) {
      try read ?? manifest(of: directory, scratch: scratch)
    }
  }

  private func key(_ facts: [String]) -> String { Checksum.of(facts.joined(separator: "\0").utf8) }
}
