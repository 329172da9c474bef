import Foundation
import Synchronization

/// The compilers' module cache, mostly with the system's headers, for all versions of all packages.
///
/// Compilers keep entries for different arguments apart, and several may write at once.
enum ModuleCache: Sendable {
  /// The path of the cache for `folder`, which is created; it stays in use until this process ends or leaves it.
  static func shared(in folder: CacheFolder) throws -> String {
    let path = folder.moduleCache
    try opened.withLock { opened in
      if opened[path] != nil { return }
      try folder.create()
      opened[path] = try FileLock("\(path).lock", .shared) {}
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: path)
    }
    return path
  }

  /// Ends all use by this process; other processes may remove the cache from now on.
  static func leaveAll() {
    opened.withLock { opened in
      for lock in opened.values { lock.release() }
      opened = [:]
    }
  }

  private static let opened = Mutex<[String: FileLock]>([:])
}
