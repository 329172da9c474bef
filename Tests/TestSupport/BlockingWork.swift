import Dispatch

/// Work that blocks its thread, such as a compiler that a test runs and waits for.
public enum BlockingWork: Sendable {
  private static let queue = DispatchQueue(label: "Blocking work of the tests")

  /// Runs `work` away from the few threads that all tests share, and after all other blocking work.
  ///
  /// Side by side, a script that one test has just written is busy for as long as another test's child, which has yet to
  /// become its program, holds a copy of its descriptor. Throws what `work` throws.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
