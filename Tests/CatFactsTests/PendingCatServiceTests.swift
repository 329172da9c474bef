import CatFacts
import CatFactsTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PendingCatServiceTests {
  private static let facts = ["Cats purr.", "Cats nap."].map { CatFact(fact: $0) }
  private let service = PendingCatService()

  @Test func answersGoToTheCallsTheyName() async throws {
    let first = Task { [service] in try await service.fetchCatFact() }
    try await service.waitForCalls(1, within: .patience)
    let second = Task { [service] in try await service.fetchCatFact() }
    try await service.waitForCalls(2, within: .patience)
    service.answer(1, with: .success(Self.facts[1]))
    #expect(try await second.value == Self.facts[1])
    service.answer(0, with: .success(Self.facts[0]))
    #expect(try await first.value == Self.facts[0])
  }

  @Test func answerGivenAheadIsTakenOnArrival() async throws {
    for fact in Self.facts { service.answer(0, with: .success(fact)) }
    #expect(try await service.fetchCatFact() == Self.facts[0])
  }

  @Test func cancelledCallThrowsAtOnce() async throws {
    let task = Task { [service] in try await service.fetchCatFact() }
    try await service.waitForCalls(1, within: .patience)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancelledCallWaitsForItsAnswerIfItDoesNotHeedCancellation() async throws {
    let service = PendingCatService(heedsCancellation: false)
    let task = Task { try await service.fetchCatFact() }
    try await service.waitForCalls(1, within: .patience)
    task.cancel()
    service.answer(0, with: .success(Self.facts[0]))
    #expect(try await task.value == Self.facts[0])
  }

  @Test func missingCallsEndTheWait() async {
    let failure = await #expect(throws: (any Error).self) {
      try await service.waitForCalls(2, within: .milliseconds(5))
    }
    #expect(
      failure.map { "\($0)" } == "The service expected 2 calls but received 0 in time.")
  }

  @Test func cancellingTheWaitEndsIt() async throws {
    let wait = Task { [service] in try await service.waitForCalls(1) }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: wait).get() }
  }
}
