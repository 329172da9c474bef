/// Waits for conditions that no continuation can announce.
enum Polling {
  /// Looks at `condition`, on the caller's actor, until it holds or `deadline` has passed.
  static func holds(within deadline: Duration, _ condition: () -> Bool) async -> Bool {
    // Most conditions hold as soon as the other tasks of the actor have had their turn.
    for _ in 0..<20 where !condition() { await Task.yield() }
    let clock = ContinuousClock()
    let end = clock.now + deadline
    while !condition() {
      guard clock.now < end, (try? await clock.sleep(for: .milliseconds(1))) != nil else {
        return condition()
      }
    }
    return true
  }
}
