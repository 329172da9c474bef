import Foundation
import Processes
import PublicAPI

/// The files of a commit, written where they can be built.
///
/// Their paths below `directory` are those of the repository below `/`, so that links can replace what is around it.
struct RevisionCheckout {
  private let repository: GitRepository
  private let directory: String
  private let title: String
  /// The submodules whose commit is missing in this clone.
  private(set) var missingSubmodules: [MissingSubmodule] = []

  /// Writes the files of `commit` and of its submodules.
  init(_ commit: String, of repository: GitRepository, to directory: String, title: String) throws {
    self.repository = repository
    self.directory = directory
    self.title = title
    try export(commit, of: repository, to: directory + repository.root, path: "")
  }

  /// The path of the package in the checkout.
  var package: String {
    URL(filePath: directory + repository.root).appending(path: repository.prefix).standardizedFileURL.path
  }

  private mutating func export(
    _ commit: String, of repository: GitRepository, to folder: String, path: String
  ) throws {
    try repository.export(commit, to: folder)
    for submodule in try repository.submodules(in: commit) {
      let missing = MissingSubmodule(submodule.path, of: repository, below: path, lacking: submodule.commit)
      if let missing {
        missingSubmodules.append(missing)
      } else if let clone = repository.clone(ofSubmodule: submodule.path) {
        let inner = "\(path)\(submodule.path)/"
        try export(submodule.commit, of: clone, to: "\(folder)/\(submodule.path)", path: inner)
      }
    }
  }

  /// The missing submodules that the package of `manifest` needs to be compiled.
  func neededSubmodules(of manifest: PackageManifest) -> [MissingSubmodule] {
    missingSubmodules.filter { manifest.needs("\(directory)\(repository.root)/\($0.path)", in: package) }
  }

  /// The pins of the commit; if it has none, it gets those of the work tree in `original`, and the result is nil.
  ///
  /// So both sides of a comparison have the same dependencies, and these are compiled once.
  func borrowPins(from original: String) throws -> String? {
    let (own, other) = ("\(package)/Package.resolved", "\(original)/Package.resolved")
    if let pins = try? String(contentsOfFile: own, encoding: .utf8) { return pins }
    guard FileManager.default.fileExists(atPath: other) else { return nil }
    do {
      try FileManager.default.copyItem(atPath: other, toPath: own)
    } catch {
      throw FileError.unwritable(path: own, reason: error.localizedDescription)
    }
    return nil
  }

  /// Links the local packages that the manifests name and the commit does not have; returns their paths.
  ///
  /// Throws a ``PackageError`` if such a package does not exist.
  func linkDependencies(of manifest: PackageManifest, _ reader: ManifestReader) throws -> [String] {
    var outside: [String] = []
    var known: Set<String> = [package]
    var open = manifest.localDependencies
    while let path = open.popLast() {
      guard known.insert(path).inserted else { continue }
      let original = path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count)) : path
      let mirrored = directory + original
      if path != mirrored || !FileManager.default.fileExists(atPath: "\(mirrored)/Package.swift") {
        guard FileManager.default.fileExists(atPath: "\(original)/Package.swift") else {
          throw PackageError.missingDependency(version: title, path: original)
        }
        // The package manager sometimes follows links and sometimes does not.
        try link(mirrored, to: original)
        outside.append(original)
      }
      open += try reader.manifest(of: path).localDependencies
    }
    return outside
  }

  private func link(_ path: String, to original: String) throws {
    let parent = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      // A missing submodule leaves an empty folder.
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: original)
    } catch {
      throw FileError.unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
