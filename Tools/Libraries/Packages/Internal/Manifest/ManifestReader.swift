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
      manifest.lowerToolsVersion(to: Self.manifests(in: directory))
      return manifest
    } catch {
      throw PackageError.damagedManifest(directory: directory, output: String(describing: error))
    }
  }

  /// The same of the package in `directory` as long as nothing changes that the package manager itself takes for a reason
  /// to read it again: the text, the toolchain, and the environment but for what each shell has of its own.
  func knownManifest(of directory: String, in folder: CacheFolder) throws -> PackageManifest {
    let ofShell: Set<String> = ["COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM", "_"]
    let environment = ProcessInfo.processInfo.environment.filter { !ofShell.contains($0.key) }
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    let facts = [directory, toolchain.swift] + Self.manifests(in: directory) + variables
    let cache = AnswerCache(in: folder, toolchain, [])
    return try cache.answer(to: "manifest", about: [Checksum.of(facts.joined(separator: "\0").utf8)]) {
      try manifest(of: directory, scratch: folder.manifests)
    }
  }

  /// The texts of all manifests in `directory`: one may stand beside another for older or newer toolchains.
  private static func manifests(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let manifests = names.filter {
      $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }
    return manifests.sorted().compactMap {
      try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8)
    }
  }
}
