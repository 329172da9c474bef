import Foundation
import Processes

/// The folder with all that this tool stores about one package, for all its work trees.
public struct CacheFolder: Sendable {
  /// The path of the folder.
  public let directory: String
  /// The folder with what was built from this work tree.
  let tree: String
  /// The folder with the `.gitignore` that makes git ignore everything in it.
  private let top: String

  /// The folder for the package whose work tree is `package`; `origin` is a path that all its work trees share.
  ///
  /// It need not exist yet. If the user's cache folder cannot be written, it is below the package's `.build`.
  public init(of package: String, from origin: String, in root: CacheRoot) {
    // The package manager writes paths into files, and reads some of them only up to a quote.
    let word = URL(filePath: origin).lastPathComponent.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_"
    }
    let name = "\(String(word))-\(Checksum.of(origin.utf8))"
    directory = root.isReplaced ? "\(package)/.build/api-check" : "\(root.packages)/\(name)"
    top = root.isReplaced ? directory : root.directory
    tree = "\(directory)/trees/\(Checksum.of(package.utf8))"
  }

  /// The folder in which the package manager works when it reads the manifest.
  var manifests: String { "\(tree)/manifest" }

  /// The folder for revisions.
  var revisions: String { "\(directory)/revisions" }

  /// The lock of all revisions.
  var revisionsLock: String { "\(directory)/revisions.lock" }

  /// The lock of what is built from the work tree.
  var treeLock: String { "\(tree).lock" }

  /// The folder with the errors of revisions that do not build.
  var failures: String { "\(directory)/failures" }

  /// The folder in which versions with the same dependencies are built; `key` stands for these.
  func sharedScratch(_ key: String) -> String { "\(directory)/scratch/\(key)" }

  /// The module cache of the compilers.
  var moduleCache: String { "\(top)/modules" }

  var results: String { "\(directory)/results" }

  /// Creates the folders, and makes git ignore them.
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
