public import Testing

/// The calls that a mock has received, in the order in which they came in.
///
/// The name is the pattern's, and a misnomer: nothing is ever popped and no frames are involved. Safe to share
/// between threads.
public final class CallStack<Method: Equatable & Sendable>: Sendable {
  private let recorded = Guarded<[Method]>([])

  /// Creates an empty call stack.
  public init() {}

  /// Every call so far, oldest first.
  ///
  /// Compare it with an array to assert the number and the order of calls, or that there were none.
  public var calls: [Method] {
    recorded.withLock { $0 }
  }

  /// Appends `method` to the calls.
  public func call(method: Method) {
    recorded.withLock { $0.append(method) }
  }

  /// Records an issue where it is called, unless `method` is among the calls; the test goes on.
  ///
  /// In an `XCTestCase` nobody would notice: use ``requireCallWasMade(to:)`` there.
  public func assertCallWasMade(to method: Method, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try requireCallWasMade(to: method)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  /// Throws a ``MissingCall`` unless `method` is among the calls.
  ///
  /// Both test frameworks report a thrown error.
  public func requireCallWasMade(to method: Method) throws(MissingCall) {
    let calls = calls
    guard !calls.contains(method) else { return }
    throw MissingCall(expected: CallName.of(method), made: calls.map(CallName.of))
  }
}
