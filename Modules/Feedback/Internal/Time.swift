/// Time as a load measures it, on whatever clock.
struct Time: Sendable {
  /// How long ago this was created.
  let now: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0) }
  }

  /// Returns after `duration`, and throws as soon as the task is cancelled.
  func sleep(for duration: Duration) async throws {
    try await wait(duration.withinReason)
  }

  /// The moment `duration` from now.
  func after(_ duration: Duration) -> Duration {
    now() + duration.withinReason
  }
}

extension Duration {
  /// The duration or, where clocks would overflow, 30 years.
  fileprivate var withinReason: Duration {
    min(max(self, .zero), .seconds(30 * 365 * 86_400))
  }
}
