import TestSupport
import Testing

/// Asking for a value until there is one.
@Suite struct EventuallyTests {
  @Test func givesTheFirstValue() async throws {
    var asked = 0
    let value = try await eventually("nothing came") {
      asked += 1
      return asked > 30 ? asked : nil
    }
    #expect(value == 31)
  }

  @Test func saysWhatItFoundInsteadOnceTheDeadlineHasPassed() async {
    let failure = await #expect(throws: NeverHappened.self) {
      try await eventually("the kettle is cold", within: .milliseconds(5)) { nil as Int? }
    }
    #expect(failure?.description.contains("the kettle is cold") == true)
  }

  @Test func passesOnWhatGoesWrong() async {
    await #expect(throws: CancellationError.self) {
      try await eventually("nothing came") { () throws -> Int? in throw CancellationError() }
    }
  }
}
