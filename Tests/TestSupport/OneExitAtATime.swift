public import Testing

/// A trait that lets a test with `processExitsWith` wait until no other one runs.
///
/// Swift Testing reads what the process of such a test says on one of the few threads that all tests share, and blocks
/// it until that process ends. On two processors, two at a time would hold up all others.
public struct OneExitAtATime: TestTrait, TestScoping {
  private static let turns = Turns()

  /// Runs the test when it is its turn, the first come first.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.turns.take(function)
  }
}

extension Trait where Self == OneExitAtATime {
  /// Lets a test with `processExitsWith` wait until no other one runs.
  public static var oneExitAtATime: Self { OneExitAtATime() }
}
