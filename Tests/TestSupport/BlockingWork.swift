import Foundation

/// Work that blocks its thread, such as a compiler that a test runs and waits for.
public enum BlockingWork: Sendable {
  private static let queue = {
    let queue = OperationQueue()
    queue.name = "Blocking work of the tests"
    // One more than can run, since some of it always waits for a file or for a process to start.
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount + 1
    return queue
  }()

  /// Runs `work` away from the few threads that all tests share, when the machine's processors have room for it.
  ///
  /// All tests run at once, and as many compilers would only be in each other's way. Throws what `work` throws.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result(catching: work)) }
    }
  }
}
