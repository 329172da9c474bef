import Foundation
import Synchronization

/// Work that blocks its thread, such as a compiler that a test runs and waits for.
public enum BlockingWork: Sendable {
  private struct State {
    // One more than can run, since some of it always waits for a file or for a process to start.
    var places = ProcessInfo.processInfo.activeProcessorCount + 1
    var waiting: [@Sendable () -> Void] = []
  }

  private static let state = Mutex(State())

  /// Runs `work` away from the few threads that all tests share, when the machine's processors have room for it.
  ///
  /// All tests run at once, and as many compilers would only be in each other's way. The work has a thread of its own:
  /// those of Dispatch are the ones that tests run on, and once the last of them waited for a process, all tests would.
  /// Throws what `work` throws.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      begin {
        let result = Result(catching: work)
        end()
        continuation.resume(with: result)
      }
    }
  }

  private static func begin(_ work: @escaping @Sendable () -> Void) {
    let hasRoom = state.withLock {
      guard $0.places > 0 else {
        $0.waiting.append(work)
        return false
      }
      $0.places -= 1
      return true
    }
    if hasRoom { Thread.detachNewThread(work) }
  }

  private static func end() {
    let next: (@Sendable () -> Void)? = state.withLock {
      guard !$0.waiting.isEmpty else {
        $0.places += 1
        return nil
      }
      return $0.waiting.removeFirst()
    }
    if let next { Thread.detachNewThread(next) }
  }
}
