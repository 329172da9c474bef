import Synchronization

/// A clock that does something else the next time that somebody looks at it.
final class CuriousClock: Clock {
  private let clock: StoppedClock
  private let action = Mutex<(@Sendable () -> Void)?>(nil)

  init(_ clock: StoppedClock) {
    self.clock = clock
  }

  func nextTime(_ action: @escaping @Sendable () -> Void) {
    self.action.withLock { $0 = action }
  }

  var now: StoppedClock.Instant {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
    return clock.now
  }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: StoppedClock.Instant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
