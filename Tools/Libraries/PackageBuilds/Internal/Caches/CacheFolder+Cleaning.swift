import Foundation
import Processes

extension CacheFolder {
  /// Removes all that is stored about the package as soon as nobody uses it; returns the number of removed bytes.
  ///
  /// Notes on `progress` when it waits. Throws a ``FileError`` if something cannot be removed.
  func clean(progress: ProgressLog) throws -> Int {
    let folder = CachedPackage(at: directory)
    let held = try folder.locks.map { path in
      try FileLock(path, .exclusive) { progress.note("Waiting for another api-check of this package …") }
    }
    defer { held.forEach { $0.release() } }
    var size = 0
    for path in folder.entries.map(\.path) {
      size += FileTree(at: path).size
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw FileError.unwritable(path: path, reason: error.localizedDescription)
      }
    }
    return size
  }
}
