import CatFacts
import CatFactsTestSupport
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CatFactViewModelLifetimeTests {
  private let service = PendingCatService()

  @Test func isFreedIfItNeverFetched() async throws {
    try await expectDeallocation { CatFactViewModel(service: service) }
  }

  @Test func isFreedAfterAFetch() async throws {
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    try await expectDeallocation {
      let viewModel = CatFactViewModel(service: service)
      await viewModel.fetch()
      return viewModel
    }
  }

  @Test func isFreedWhenAFetchInFlightIsCancelled() async throws {
    try await expectDeallocation {
      let (viewModel, fetch) = try await fetching()
      fetch.cancel()
      return viewModel
    }
  }

  @Test func isFreedWhenAFetchInFlightIsAnswered() async throws {
    try await expectDeallocation {
      let viewModel = try await fetching().viewModel
      service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
      return viewModel
    }
  }

  @Test func isKeptByAFetchInFlight() async throws {
    await #expect(throws: NeverHappened.self) {
      try await expectDeallocation(within: .milliseconds(5)) { try await fetching().viewModel }
    }
    service.answer(0, with: .failure(CancellationError()))
  }

  @Test func freesItsService() async throws {
    final class Service: FetchCatFactProtocol {
      func fetchCatFact() async throws -> CatFact { CatFact(fact: "Cats purr.") }
    }
    try await expectDeallocation {
      let service = Service()
      await CatFactViewModel(service: service).fetch()
      return service
    }
  }

  private func fetching() async throws -> (viewModel: CatFactViewModel, fetch: Task<Void, Never>) {
    let viewModel = CatFactViewModel(service: service)
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(1, within: .patience)
    return (viewModel, fetch)
  }
}
