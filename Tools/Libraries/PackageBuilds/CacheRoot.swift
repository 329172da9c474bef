import Foundation
import Processes

/// The folder with all that this tool stores about all packages.
public struct CacheRoot: Sendable, Hashable {
  /// The path of the folder, which need not exist yet.
  let directory: String
  /// Whether somebody has named this folder, so that it cannot be replaced.
  private let isNamed: Bool

  /// The folder at `path`, or the usual one in this user's caches.
  public init(_ path: String? = nil) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    directory = path ?? (caches ?? URL(filePath: "/nowhere")).appending(path: "api-check").path
    isNamed = path != nil
  }

  /// Whether results are stored beside each package: the usual folder cannot be written, and nobody named another.
  var isReplaced: Bool { !isNamed && !FileManager.default.canWrite(below: directory) }

  var packages: String { "\(directory)/packages" }
}
