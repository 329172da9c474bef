import Networking
import TestSupport
import Testing

/// Trying again what a client's own limit has ended.
@Suite struct DespiteTimeoutsTests {
  @Test func attemptsThatTimeOutDoNotCount() async throws {
    var attempts = 0
    let value = try await despiteTimeouts {
      attempts += 1
      if attempts < 3 { throw NetworkError.timedOut(after: .seconds(30)) }
      return attempts
    }
    #expect(value == 3)
  }

  @Test func otherErrorsArePassedOn() async {
    await #expect(throws: NetworkError.invalidURL("x")) {
      try await despiteTimeouts { throw NetworkError.invalidURL("x") }
    }
  }
}
