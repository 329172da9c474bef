import Foundation
import Synchronization

/// The time in which a shared scratch folder belongs to one version.
struct ScratchLock: Sendable {
  /// For those in this process, who would take each other for somebody else.
  private static let doors = Mutex<[String: DispatchSemaphore]>([:])

  private let door: DispatchSemaphore
  private let lock: FileLock

  /// Waits until it has come; calls `wait` first if another process has its turn.
  init(in scratch: String, wait: () -> Void) throws {
    let door = Self.doors.withLock { doors in
      let door = doors[scratch] ?? DispatchSemaphore(value: 1)
      doors[scratch] = door
      return door
    }
    door.wait()
    do {
      lock = try FileLock("\(scratch).lock", .exclusive, wait: wait)
    } catch {
      door.signal()
      throw error
    }
    self.door = door
  }

  /// Lets the next one in.
  func end() {
    lock.release()
    door.signal()
  }
}
