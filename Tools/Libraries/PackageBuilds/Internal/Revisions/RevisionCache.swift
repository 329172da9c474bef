import Foundation
import Processes
import Synchronization

/// The folder in which a package's revisions are kept, and its lock.
///
/// All processes may use what is there; while one builds, no other one does. The lock is for all revisions together:
/// with one for each, two processes that compare the same two could wait for each other.
struct RevisionCache: Sendable {
  let directory: String
  /// Where it keeps why some could not be built.
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

  /// Ends all use of shelves by this process: what was read may be gone from now on.
  static func leaveAll() {
    opened.withLock { opened in
      for revisions in opened.values { revisions.lock.release() }
      opened = [:]
    }
  }

  /// To lock a file twice in one process would be to wait for oneself.
  private static let opened = Mutex<[String: RevisionCache]>([:])

  private init(in folder: CacheFolder, _ progress: ProgressLog) throws {
    try folder.create()
    (directory, failures) = (folder.revisions, folder.failures)
    self.progress = progress
    lock = try FileLock(folder.revisionsLock, .shared) {
      progress.note("Waiting for another api-check that builds a revision …")
    }
  }

  /// Waits until no other process uses the revision cache; all that was read from it before may have changed meanwhile.
  func reserve() {
    lock.change(to: .exclusive) {
      progress.note("Waiting for another api-check that reads a revision …")
    }
  }

  /// Ends the reservations of this process, whose revisions stay in use.
  static func endReservations() {
    for revisions in opened.withLock({ $0.values }) { revisions.lock.change(to: .shared) {} }
  }

  /// Notes that a revision was used now.
  func touch(_ revision: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: revision)
  }
}
