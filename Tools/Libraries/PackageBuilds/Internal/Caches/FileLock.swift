import Foundation
import Processes

/// A lock between processes; it ends with this process at the latest.
struct FileLock: Sendable {
  /// Who else may hold the lock.
  enum Mode: Sendable {
    /// Everybody who asks for a shared lock.
    case shared
    /// Nobody.
    case exclusive

    fileprivate var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  private let descriptor: Int32

  /// Takes the lock; calls `wait` first if another process holds it.
  init(_ path: String, _ mode: Mode, wait: () -> Void) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    change(to: mode, wait: wait)
  }

  /// Takes the lock of the file at `path`; nil if another process holds it.
  init?(unused path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    close(descriptor)
    return nil
  }

  /// Changes the mode; if it has to wait for that, it calls `wait` first.
  func change(to mode: Mode, wait: () -> Void) {
    if flock(descriptor, mode.operation | LOCK_NB) == 0 { return }
    wait()
    while flock(descriptor, mode.operation) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  func release() {
    close(descriptor)
  }
}
