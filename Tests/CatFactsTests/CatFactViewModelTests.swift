import CatFacts
import CatFactsTestSupport
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CatFactViewModelTests {
  private let service = PendingCatService()
  private let viewModel: CatFactViewModel
  private let history: StateHistory<Shown>

  init() {
    let viewModel = CatFactViewModel(service: service)
    self.viewModel = viewModel
    history = StateHistory { viewModel.shown }
  }

  @Test func fetchLoadsTheFactOfTheService() async {
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    await viewModel.fetch()
    #expect(viewModel.state.info == CatFact(fact: "Cats purr."))
  }

  @Test func successGoesThroughEveryState() async throws {
    #expect(viewModel.shown == .initial)
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(1, within: .patience)
    #expect(viewModel.shown == .loading)
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    await fetch.value
    #expect(history.values == [.initial, .loading, .fact("Cats purr.")])
  }

  @Test func failureOfTheServiceIsShown() async {
    service.answer(0, with: .failure(Shown.Failure(code: 1)))
    await viewModel.fetch()
    #expect((viewModel.state.error as? Shown.Failure)?.code == 1)
  }

  @Test func failureGoesThroughEveryState() async throws {
    #expect(viewModel.shown == .initial)
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(1, within: .patience)
    #expect(viewModel.shown == .loading)
    service.answer(0, with: .failure(Shown.Failure(code: 1)))
    await fetch.value
    #expect(history.values == [.initial, .loading, .failure(1)])
  }

  @Test func factAndFailureFollowOneAnother() async {
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    service.answer(1, with: .failure(Shown.Failure(code: 2)))
    service.answer(2, with: .success(CatFact(fact: "Cats nap.")))
    for _ in 0..<3 { await viewModel.fetch() }
    #expect(
      history.values
        == [.initial, .loading, .fact("Cats purr."), .loading, .failure(2), .loading, .fact("Cats nap.")])
  }

  @Test func asksTheServiceOncePerFetchAndNotBefore() async {
    final class Counter: FetchCatFactProtocol {
      var calls = 0
      func fetchCatFact() async throws -> CatFact {
        calls += 1
        return CatFact(fact: "Cats purr.")
      }
    }
    let counter = Counter()
    let viewModel = CatFactViewModel(service: counter)
    #expect(counter.calls == 0)
    await viewModel.fetch()
    await viewModel.fetch()
    #expect(counter.calls == 2)
  }
}
