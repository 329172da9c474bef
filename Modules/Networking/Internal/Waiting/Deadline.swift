import HTTPTransport

/// Runs `operation` against the clock: whichever ends first decides, the other is cancelled.
///
/// Nobody waits for an operation that does not heed its cancellation. It gets the instant at which it will be cancelled.
func withDeadline<Value: Sendable>(
  _ timeout: Duration,
  operation: @escaping @Sendable (ContinuousClock.Instant) async throws -> Value
) async throws -> Value {
  let deadline = ContinuousClock.now + timeout
  let outcome = Outcome<Value>()
  return try await outcome.value {
    let alarm = Alarm(after: timeout) { outcome.decide(.failure(NetworkError.timedOut(after: timeout))) }
    let task = begin {
      do { outcome.decide(.success(try await operation(deadline))) } catch { outcome.decide(.failure(error)) }
    }
    outcome.whenDecided {
      alarm.cancel()
      task.cancel()
    }
  }
}

/// A task that begins at once, where the system can do that, so that whoever calls first comes first.
private func begin(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
  guard #available(macOS 26, iOS 26, *) else { return Task { await operation() } }
  return Task.immediate { await operation() }
}

/// Waits for a while, or throws `CancellationError` as soon as the task is cancelled.
func pause(for duration: Duration) async throws {
  let outcome = Outcome<Void>()
  try await outcome.value {
    let alarm = Alarm(after: duration) { outcome.decide(.success(())) }
    outcome.whenDecided { alarm.cancel() }
  }
}
