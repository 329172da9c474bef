import Dispatch

/// Work that blocks its thread, such as a compiler that a test runs and waits for.
public enum BlockingWork: Sendable {
  private static let queue = DispatchQueue(label: "Blocking work of the tests")

  /// Runs `work` away from the few threads that all tests share, and after all other blocking work.
  ///
  /// Tests that measure time run next to it: it must neither hold their threads nor take every core. Throws what
  /// `work` throws.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
