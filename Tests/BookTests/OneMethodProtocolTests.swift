import CatFacts
import CatFactsTestSupport
import Testing

/// An object with one method stands in for the service.
@MainActor @Suite(.timeLimit(.minutes(10))) struct OneMethodProtocolTests {
  // snippet.begin one-method
  struct OneFact: FetchCatFactProtocol {
    func fetchCatFact() async throws -> CatFact { CatFact(fact: "Cats purr.") }
  }

  @Test func theViewModelShowsWhatTheServiceKnows() async {
    let viewModel = CatFactViewModel(service: OneFact())
    await viewModel.fetch()
    #expect(viewModel.state.info == CatFact(fact: "Cats purr."))
  }
  // snippet.end

  // snippet.begin one-method-pending
  @Test func theLatestFetchWins() async throws {
    let service = PendingCatService()
    let viewModel = CatFactViewModel(service: service)
    let first = Task { await viewModel.fetch() }
    try await service.waitForCalls(1)
    let second = Task { await viewModel.fetch() }
    try await service.waitForCalls(2)

    service.answer(1, with: .success(CatFact(fact: "newer")))
    await second.value
    service.answer(0, with: .success(CatFact(fact: "older")))
    await first.value
    #expect(viewModel.state.info == CatFact(fact: "newer"))
  }
  // snippet.end

  // snippet.begin one-method-cancelled
  @Test func aCancelledFetchLeavesNoTrace() async throws {
    let service = PendingCatService()
    let viewModel = CatFactViewModel(service: service)
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(1)
    #expect(viewModel.state.isLoading)
    fetch.cancel()
    await fetch.value
    guard case .initial = viewModel.state else {
      Issue.record("The state is \(viewModel.state).")
      return
    }
  }
  // snippet.end
}
