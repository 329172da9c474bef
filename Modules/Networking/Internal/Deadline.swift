/// Runs `operation` against the clock: whichever ends first decides, the other is cancelled.
///
/// The operation gets the instant at which it will be cancelled, and has to heed cancellation at once.
func withDeadline<Value: Sendable>(
  _ timeout: Duration,
  operation: @escaping @Sendable (ContinuousClock.Instant) async throws -> Value
) async throws -> Value {
  let deadline = ContinuousClock.now + timeout
  return try await withThrowingTaskGroup(of: Value.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await operation(deadline) }
    group.addTask {
      try await Task.sleep(until: deadline, tolerance: .zero)
      throw NetworkError.timedOut(after: timeout)
    }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
