import Foundation
import Processes
import Synchronization

/// The folder with a package's revisions, and its lock.
///
/// All processes may read it, but while one builds, no other may use it. There is one lock for all revisions. With a
/// lock for each, two processes that compare the same two revisions could wait for each other.
struct RevisionCache: Sendable {
  let directory: String
  /// The folder with the errors of revisions that do not build.
  let failures: String
  private let lock: FileLock
  private let progress: ProgressLog

  /// The revision cache in `folder`, which stays in use until this process ends or leaves it.
  static func shared(in folder: CacheFolder, _ progress: ProgressLog) throws -> RevisionCache {
    try opened.withLock { opened in
      if let revisions = opened[folder.directory] { return revisions }
      let revisions = try RevisionCache(in: folder, progress)
      opened[folder.directory] = revisions
      return revisions
    }
  }

  /// Ends all use of revisions by this process; other processes may remove them from now on.
  static func leaveAll() {
    opened.withLock { opened in
      for revisions in opened.values { revisions.lock.release() }
      opened = [:]
    }
  }

  /// The opened caches: a process that locked the same file twice would wait for itself.
  private static let opened = Mutex<[String: RevisionCache]>([:])

  private init(in folder: CacheFolder, _ progress: ProgressLog) throws {
    try folder.create()
    (directory, failures) = (folder.revisions, folder.failures)
    self.progress = progress
    lock = try FileLock(folder.revisionsLock, .shared) {
      progress.note("Waiting for another api-check that builds a revision …")
    }
  }

  /// Waits until no other process uses the cache; meanwhile, all that was read from it may have changed.
  func reserve() {
    lock.change(to: .exclusive) {
      progress.note("Waiting for another api-check that reads a revision …")
    }
  }

  /// Ends the reservations of this process; its revisions stay in use.
  static func endReservations() {
    for revisions in opened.withLock({ $0.values }) { revisions.lock.change(to: .shared) {} }
  }

  /// Records that a revision was used now.
  func touch(_ revision: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: revision)
  }
}
