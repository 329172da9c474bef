import Foundation
import Processes

/// Where this tool keeps what it has built and worked out, of all packages.
public struct CacheRoot: Sendable, Hashable {
  /// The folder itself, which need not exist yet.
  let directory: String
  /// Whether somebody has asked for this folder, so that no other one will do.
  private let isNamed: Bool

  /// The folder at `path`, or the one among the caches of this user.
  public init(_ path: String? = nil) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    directory = path ?? (caches ?? URL(filePath: "/nowhere")).appending(path: "api-check").path
    isNamed = path != nil
  }

  /// Whether what is built is kept beside the package, since nobody has named a folder and the usual one cannot be
  /// written.
  var isReplaced: Bool { !isNamed && !FileManager.default.canWrite(below: directory) }

  var packages: String { "\(directory)/packages" }
}
