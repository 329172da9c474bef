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
    let (end, ends) = AsyncStream.makeStream(of: Void.self)
    let work = Task { for await _ in end {} }
    let task = Task { await work.value }
    task.cancel()
    let failure = await #expect(throws: NeverHappened.self) {
      try await outcome(of: task, within: .milliseconds(5))
    }
    #expect(failure?.description == "Waited 0.005 seconds, but the task has not ended.")
    ends.finish()
  }
}
