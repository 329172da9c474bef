import Foundation
import Synchronization

/// A lock with which one version has a shared scratch folder to itself.
struct ScratchLock: Sendable {
  /// A lock of a file is one of a process, and tells nothing of threads.
  private static let semaphores = Mutex<[String: DispatchSemaphore]>([:])

  private let semaphore: DispatchSemaphore
  private let lock: FileLock

  /// Waits until nobody else has it; calls `wait` first if another process has.
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

  /// Lets the next one in.
  func end() {
    lock.release()
    semaphore.signal()
  }
}
