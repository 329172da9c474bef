import TestSupport
import Testing

/// Waiting for the end of a task, but not for ever.
@Suite(.timeLimit(.minutes(10))) struct OutcomeTests {
  private struct Offline: Error {}

  @Test func isWhatTheTaskReturnsOrThrows() async throws {
    #expect(try await outcome(of: Task { 7 }).get() == 7)
    let failing = Task { () throws -> Int in throw Offline() }
    await #expect(throws: Offline.self) { try await outcome(of: failing).get() }
  }

  @Test func taskThatDoesNotHeedItsCancellationEndsTheWait() async throws {
    let calls = PendingCalls<Int>(heedsCancellation: false)
    let task = Task { try await calls.call() }
    try await calls.waitForCalls(1)
    task.cancel()
    let failure = await #expect(throws: NeverHappened.self) {
      try await outcome(of: task, within: .milliseconds(5))
    }
    #expect(failure?.description == "Waited 0.005 seconds, but the task has not ended.")
    calls.answer(0, with: .success(1))
  }
}
