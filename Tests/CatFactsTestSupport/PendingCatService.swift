public import CatFacts

/// A cat fact service whose calls stay suspended until the test answers them, in any order.
///
/// Between the arrival of a call and its answer, the code under test is in exactly one state, which the test can look at
/// without a timer. Calls count from 0 in the order of their arrival.
public struct PendingCatService: FetchCatFactProtocol, Sendable {
  private let calls: PendingCalls

  /// Makes a service that nobody has called.
  ///
  /// - Parameter heedsCancellation: Whether a cancelled call throws `CancellationError` at once. A service that does not
  ///   heed cancellation waits for its answer all the same.
  public init(heedsCancellation: Bool = true) {
    calls = PendingCalls(heedsCancellation: heedsCancellation)
  }

  /// Suspends until ``answer(_:with:)`` names this call; returns or throws what it says.
  public func fetchCatFact() async throws -> CatFact {
    try await calls.call()
  }

  /// Ends the call number `index`, now or as soon as it arrives; the first answer counts.
  public func answer(_ index: Int, with result: Result<CatFact, any Error>) {
    calls.answer(index, with: result)
  }

  /// Returns once `count` calls have arrived in all.
  ///
  /// Throws an error that says how many did after `limit`, which is minutes unless told otherwise, and `CancellationError`
  /// when the task is cancelled.
  public func waitForCalls(_ count: Int, within limit: Duration? = nil) async throws {
    // They have arrived as soon as the other tasks of the actor have had their turn, as a rule.
    for _ in 0..<20 where calls.arrived < count { await Task.yield() }
    let deadline = ContinuousClock.now + (limit ?? .seconds(300))
    while calls.arrived < count {
      guard ContinuousClock.now < deadline else {
        throw MissingCalls(expected: count, arrived: calls.arrived)
      }
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
