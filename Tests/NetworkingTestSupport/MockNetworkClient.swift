public import Foundation
public import Networking
public import Testing

/// A stand-in for `NetworkClient` that records every call and answers from a script.
///
/// It has no instances, because `Networkable` asks a type. Its state is the task's: each ``withFreshCallStack(_:)``, and
/// each test with the trait `.freshCallStack`, has its own calls and its own script, so that tests can run at the same
/// time. Child tasks and `Task { }` inherit the state; `Task.detached` does not, and a call from there throws
/// ``UnscriptedCall``. Link this module to tests only, as it imports Testing.
public enum MockNetworkClient: Networkable, Sendable {
  /// The calls that can be asserted: one case for each requirement of `Networkable`.
  public enum Method: Hashable, Sendable {
    /// A call to `fetch(_:from:)` with the text of its URL.
    case fetch(urlString: String)
    /// A call to `data(from:)` with the text of its URL.
    case data(urlString: String)
  }

  /// An answer to one call.
  public enum Reply: Sendable {
    /// The text of a successful answer, which is decoded where the caller asks for a value.
    case json(String)
    /// The bytes of one.
    case data(Data)
    /// An error for the call to throw.
    case failure(any Error)
  }

  @TaskLocal private static var stage: MockNetworkStage?

  /// Runs `body` with no calls recorded and no replies scripted.
  ///
  /// Throws what `body` throws. Throws ``UnscriptedCall`` if a call found no reply, even where the code under test
  /// has swallowed that error.
  public static func withFreshCallStack<Result>(_ body: () async throws -> Result) async throws -> Result {
    let stage = MockNetworkStage()
    let result = try await $stage.withValue(stage) { try await body() }
    if let call = stage.firstUnscriptedCall { throw call }
    return result
  }

  /// Appends replies to the script; each call takes the next one.
  ///
  /// Throws ``UnscriptedCall`` outside of ``withFreshCallStack(_:)``.
  public static func script(_ replies: Reply...) throws(UnscriptedCall) {
    try current(for: "script").append(replies)
  }

  /// Every call so far, oldest first; empty outside of ``withFreshCallStack(_:)``.
  public static var calls: [Method] {
    stage?.callStack.calls ?? []
  }

  /// Records an issue where it is called, unless `method` was called; the test goes on.
  ///
  /// In an `XCTestCase` nobody would notice: use ``requireCallWasMade(to:)`` there.
  public static func assertCallWasMade(
    to method: Method, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    callStack.assertCallWasMade(to: method, sourceLocation: sourceLocation)
  }

  /// Throws a ``MissingCall`` unless `method` was called.
  public static func requireCallWasMade(to method: Method) throws(MissingCall) {
    try callStack.requireCallWasMade(to: method)
  }

  private static var callStack: CallStack { stage?.callStack ?? CallStack() }

  /// Records the call, then decodes or throws the next reply of the script.
  public static func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from url: URL
  ) async throws -> Value {
    try JSONDecoder().decode(type, from: body(for: .fetch(urlString: url.absoluteString)))
  }

  /// Records the call, then returns or throws the next reply of the script.
  public static func data(from url: URL) async throws -> Data {
    try body(for: .data(urlString: url.absoluteString))
  }

  private static func body(for method: Method) throws -> Data {
    switch try current(for: method.notation).reply(to: method) {
    case .json(let text): return Data(text.utf8)
    case .data(let data): return data
    case .failure(let error): throw error
    }
  }

  private static func current(for call: String) throws(UnscriptedCall) -> MockNetworkStage {
    guard let stage else { throw UnscriptedCall(call: call, reason: .noCallStack) }
    return stage
  }
}
