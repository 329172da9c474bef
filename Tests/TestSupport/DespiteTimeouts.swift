import Networking

/// What `operation` returns, tried again as long as a client's time is up before.
///
/// For clients whose limits a test cannot choose, such as `HTTPClient.shared`. Throws ``NeverHappened`` if they are too
/// short again and again.
public func despiteTimeouts<Value>(_ operation: () async throws -> Value) async throws -> Value {
  try await eventually("each attempt timed out") {
    do {
      return try await operation()
    } catch NetworkError.timedOut {
      return nil
    }
  }
}
