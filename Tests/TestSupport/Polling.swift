/// Waits for what no continuation can announce.
enum Polling {
  /// Asks for a value, on the caller's actor, until there is one; nil if there is none when `deadline` has passed.
  static func value<Value>(
    within deadline: Duration, _ value: () async throws -> Value?
  ) async rethrows -> Value? {
    // Most conditions hold as soon as the other tasks of the actor have had their turn.
    for _ in 0..<20 {
      if let found = try await value() { return found }
      await Task.yield()
    }
    let clock = ContinuousClock()
    let end = clock.now + deadline
    while clock.now < end {
      if let found = try await value() { return found }
      guard (try? await clock.sleep(for: .milliseconds(1))) != nil else { break }
    }
    return try await value()
  }

  /// Looks at `condition`, on the caller's actor, until it holds or `deadline` has passed.
  static func holds(within deadline: Duration, _ condition: () -> Bool) async -> Bool {
    await value(within: deadline) { condition() ? () : nil } != nil
  }
}
