import Foundation
import Processes

/// The folder in a package's `.build` where this tool keeps what it has built and worked out.
public struct CacheFolder: Sendable {
  /// The folder itself.
  public let directory: String

  /// The folder of the package in `package`, which need not exist yet.
  public init(of package: String) {
    directory = "\(package)/.build/api-check"
  }

  /// Where the package manager works when it reads the manifest.
  public var manifests: String { "\(directory)/manifest" }

  /// What makes git overlook the folder.
  var ignore: String { "\(directory)/.gitignore" }

  /// Where revisions are kept.
  public var revisions: String { "\(directory)/revisions" }

  /// The lock of all revisions.
  public var revisionsLock: String { "\(revisions)/.lock" }

  /// The lock of what is built of the working tree.
  public var treeLock: String { "\(directory)/tree.lock" }

  /// Where is kept what kept revisions from being built.
  public var failures: String { "\(directory)/failures" }

  /// Sees that the folder exists, and that git overlooks it.
  public func create() throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: ignore) {
        try Data("*\n".utf8).write(to: URL(filePath: ignore))
      }
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
  }
}
