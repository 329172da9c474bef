import Foundation
import Processes

/// Where this tool keeps what it has built and worked out of one package, for all its work trees.
public struct CacheFolder: Sendable {
  /// The folder itself.
  public let directory: String
  /// What was built of this one work tree.
  let tree: String
  /// Where git has to be told to overlook all that is below.
  private let top: String

  /// The folder of a package, of which the work tree in `package` is one; `origin` is a path that all of them share.
  ///
  /// It need not exist yet. Without a place of the user's it is below the package's `.build`.
  public init(of package: String, from origin: String, in root: CacheRoot) {
    // The package manager writes paths into files of its own, some of which end at a quote.
    let word = URL(filePath: origin).lastPathComponent.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_"
    }
    let name = "\(String(word))-\(Checksum.of(origin.utf8))"
    directory = root.isReplaced ? "\(package)/.build/api-check" : "\(root.packages)/\(name)"
    top = root.isReplaced ? directory : root.directory
    tree = "\(directory)/trees/\(Checksum.of(package.utf8))"
  }

  /// Where the package manager works when it reads the manifest.
  var manifests: String { "\(tree)/manifest" }

  /// Where revisions are kept.
  var revisions: String { "\(directory)/revisions" }

  /// The lock of all revisions.
  var revisionsLock: String { "\(directory)/revisions.lock" }

  /// The lock of what is built of the work tree.
  var treeLock: String { "\(tree).lock" }

  /// Where is kept what kept revisions from being built.
  var failures: String { "\(directory)/failures" }

  /// Where versions with the same dependencies are built, which `key` names.
  func sharedScratch(_ key: String) -> String { "\(directory)/scratch/\(key)" }

  /// Where compilers keep what they make of headers.
  var moduleCache: String { "\(top)/modules" }

  var results: String { "\(directory)/results" }

  /// Sees that the folders exist, and that git overlooks them wherever they are.
  func create() throws {
    do {
      for folder in [tree, revisions] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      let ignore = "\(top)/.gitignore"
      if !FileManager.default.fileExists(atPath: ignore) {
        try Data("*\n".utf8).write(to: URL(filePath: ignore))
      }
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
  }
}
