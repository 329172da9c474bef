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

  /// Sees that the folder exists, and that git overlooks it.
  public func create() throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let ignore = "\(directory)/.gitignore"
      if !FileManager.default.fileExists(atPath: ignore) {
        try Data("*\n".utf8).write(to: URL(filePath: ignore))
      }
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
  }
}
