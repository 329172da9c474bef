import Caches
import Foundation
import Processes
import Synchronization

/// The folder below a package's `.build` in which revisions are kept, and its lock.
///
/// All processes may use what is there; while one builds, no other one does. The lock is for all revisions together:
/// with one for each, two processes that compare the same two could wait for each other.
struct RevisionShelf: Sendable {
  let directory: String
  /// Where it keeps why some could not be built.
  let failures: String
  private let lock: FileLock
  private let progress: ProgressLog

  /// The shelf of the package in `package`, which stays in use until this process ends.
  static func shared(of package: String, _ progress: ProgressLog) throws -> RevisionShelf {
    try opened.withLock { opened in
      if let shelf = opened[package] { return shelf }
      let shelf = try RevisionShelf(of: package, progress)
      opened[package] = shelf
      return shelf
    }
  }

  /// To lock a file twice in one process would be to wait for oneself.
  private static let opened = Mutex<[String: RevisionShelf]>([:])

  private init(of package: String, _ progress: ProgressLog) throws {
    let workspace = CacheFolder(of: package)
    try workspace.create()
    (directory, failures) = (workspace.revisions, workspace.failures)
    self.progress = progress
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: directory, reason: error.localizedDescription)
    }
    lock = try FileLock(workspace.revisionsLock, .shared) {
      progress.note("Waiting for another api-check that builds a revision …")
    }
  }

  /// Waits until no other process uses the shelf; all that was read from it before may have changed meanwhile.
  func reserve() {
    lock.change(to: .exclusive) {
      progress.note("Waiting for another api-check that reads a revision …")
    }
  }

  /// Ends the reservations of this process, whose revisions stay in use.
  static func endReservations() {
    for shelf in opened.withLock({ $0.values }) { shelf.lock.change(to: .shared) {} }
  }

  /// Notes that a revision was used now.
  func touch(_ revision: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: revision)
  }

  /// Keeps the few revisions that were used last; only for a process that has reserved the shelf.
  func makeRoom() {
    RecentEntries(of: directory).remove(allBut: 5)
  }
}
