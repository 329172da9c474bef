import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PendingCallsTests {
  @Test func answersGoToTheCallsTheyName() async throws {
    let calls = PendingCalls<String>()
    let first = Task { try await calls.call() }
    try await calls.waitForCalls(1)
    let second = Task { try await calls.call() }
    try await calls.waitForCalls(2)
    calls.answer(1, with: .success("second"))
    #expect(try await second.value == "second")
    calls.answer(0, with: .success("first"))
    #expect(try await first.value == "first")
  }

  @Test func answerGivenAheadIsTakenOnArrival() async throws {
    let calls = PendingCalls<Int>()
    calls.answer(0, with: .success(1))
    calls.answer(0, with: .success(2))
    #expect(try await calls.call() == 1)
  }

  @Test func cancelledCallThrowsAtOnce() async throws {
    let calls = PendingCalls<Int>()
    let task = Task { try await calls.call() }
    try await calls.waitForCalls(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancelledCallWaitsForItsAnswerIfItDoesNotHeedCancellation() async throws {
    let calls = PendingCalls<Int>(heedsCancellation: false)
    let task = Task { try await calls.call() }
    try await calls.waitForCalls(1)
    task.cancel()
    calls.answer(0, with: .success(1))
    #expect(try await task.value == 1)
  }

  @Test func missingCallsEndTheWait() async {
    let calls = PendingCalls<Int>()
    let failure = await #expect(throws: NeverHappened.self) {
      try await calls.waitForCalls(2, within: .milliseconds(5))
    }
    #expect(failure?.description == "Waited 0.005 seconds, but 0 of 2 expected calls arrived.")
  }
}
