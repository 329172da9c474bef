import Foundation
import Synchronization

/// A lock with which one version has a shared scratch folder to itself.
struct ScratchLock: Sendable {
  /// A file lock only keeps out other processes; these semaphores keep out other threads.
  private static let semaphores = Mutex<[String: DispatchSemaphore]>([:])

  private let semaphore: DispatchSemaphore
  private let lock: FileLock

  /// Waits until nobody else has the lock; calls `wait` first if another process has it.
  init(in scratch: String, wait: () -> Void) throws {
    let semaphore = Self.semaphores.withLock { semaphores in
      let semaphore = semaphores[scratch] ?? DispatchSemaphore(value: 1)
      semaphores[scratch] = semaphore
      return semaphore
    }
    semaphore.wait()
    do {
      lock = try FileLock("\(scratch).lock", .exclusive, wait: wait)
    } catch {
      semaphore.signal()
      throw error
    }
    self.semaphore = semaphore
  }

  /// Releases the lock.
  func end() {
    lock.release()
    semaphore.signal()
  }
}
