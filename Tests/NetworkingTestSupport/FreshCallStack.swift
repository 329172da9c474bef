public import Testing

/// A trait that gives each test, and each case of a parameterized test, its own ``MockNetworkClient`` call stack.
///
/// It takes the place of a `setUp()` that empties the list. An `XCTestCase` has no traits and calls
/// ``MockNetworkClient/withFreshCallStack(_:)`` itself.
public struct FreshCallStack: TestTrait, SuiteTrait, TestScoping {
  /// Applies to the tests inside a suite.
  public var isRecursive: Bool { true }

  /// Runs the test in ``MockNetworkClient/withFreshCallStack(_:)``.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await MockNetworkClient.withFreshCallStack(function)
  }
}

extension Trait where Self == FreshCallStack {
  /// Gives each test its own ``MockNetworkClient`` call stack.
  public static var freshCallStack: Self { FreshCallStack() }
}
