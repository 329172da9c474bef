import Foundation
import Synchronization

/// What compilers have made of headers, the system's most of all, which is the same for every version of every package.
///
/// Compilers tell apart what differs, and see to it that several may write at once.
enum ModuleCache: Sendable {
  /// The path of the cache beside `folder`, which exists, and stays in use until this process ends or leaves it.
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

  /// Ends all use by this process: what is in it may be gone from now on.
  static func leaveAll() {
    opened.withLock { opened in
      for lock in opened.values { lock.release() }
      opened = [:]
    }
  }

  private static let opened = Mutex<[String: FileLock]>([:])
}
