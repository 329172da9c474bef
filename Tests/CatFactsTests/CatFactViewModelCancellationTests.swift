import CatFacts
import CatFactsTestSupport
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CatFactViewModelCancellationTests {
  private let service: PendingCatService
  private let viewModel: CatFactViewModel
  private let history: StateHistory<Shown>

  init() {
    self.init(service: PendingCatService())
  }

  private init(service: PendingCatService) {
    let viewModel = CatFactViewModel(service: service)
    self.service = service
    self.viewModel = viewModel
    history = StateHistory { viewModel.shown }
  }

  @Test func cancelledFetchRestoresTheInitialState() async throws {
    let fetch = try await startFetch(1)
    fetch.cancel()
    try await outcome(of: fetch)
    #expect(history.values == [.initial, .loading, .initial])
  }

  @Test func cancelledFetchRestoresTheFactBeforeIt() async throws {
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    await viewModel.fetch()
    let fetch = try await startFetch(2)
    fetch.cancel()
    try await outcome(of: fetch)
    #expect(history.values == [.initial, .loading, .fact("Cats purr."), .loading, .fact("Cats purr.")])
  }

  @Test func cancelledFetchRestoresTheErrorBeforeIt() async throws {
    service.answer(0, with: .failure(Shown.Failure(code: 1)))
    await viewModel.fetch()
    let fetch = try await startFetch(2)
    fetch.cancel()
    try await outcome(of: fetch)
    #expect(history.values == [.initial, .loading, .failure(1), .loading, .failure(1)])
  }

  @Test func cancellingTheOlderFetchLeavesTheNewerAlone() async throws {
    let older = try await startFetch(1)
    let newer = try await startFetch(2)
    older.cancel()
    try await outcome(of: older)
    #expect(viewModel.shown == .loading)
    service.answer(1, with: .success(CatFact(fact: "newer")))
    try await outcome(of: newer)
    #expect(history.values == [.initial, .loading, .fact("newer")])
  }

  @Test func cancellingTheNewerFetchGivesWayToTheOlderThatStillRuns() async throws {
    let older = try await startFetch(1)
    let newer = try await startFetch(2)
    newer.cancel()
    try await outcome(of: newer)
    #expect(viewModel.shown == .loading)
    service.answer(0, with: .success(CatFact(fact: "older")))
    try await outcome(of: older)
    #expect(history.values == [.initial, .loading, .fact("older")])
  }

  @Test func cancellingTheNewerFetchShowsWhatTheOlderHasBroughtMeanwhile() async throws {
    let older = try await startFetch(1)
    let newer = try await startFetch(2)
    service.answer(0, with: .success(CatFact(fact: "older")))
    try await outcome(of: older)
    #expect(viewModel.shown == .loading)
    newer.cancel()
    try await outcome(of: newer)
    #expect(history.values == [.initial, .loading, .fact("older")])
  }

  @Test func fetchOfACancelledTaskDoesNothing() async throws {
    let fetch = Task { await viewModel.fetch() }
    fetch.cancel()
    try await outcome(of: fetch)
    #expect(history.values == [.initial])
    await #expect(throws: (any Error).self) {
      try await service.waitForCalls(1, within: .zero)
    }
  }

  @Test func cancellationInsideTheServiceIsNoError() async {
    service.answer(0, with: .failure(CancellationError()))
    await viewModel.fetch()
    #expect(history.values == [.initial, .loading, .initial])
  }

  @Test(arguments: [true, false])
  func answerToACancelledFetchIsDropped(isSuccess: Bool) async throws {
    let test = Self(service: PendingCatService(heedsCancellation: false))
    let fetch = try await test.startFetch(1)
    fetch.cancel()
    test.service.answer(
      0, with: isSuccess ? .success(CatFact(fact: "late")) : .failure(Shown.Failure(code: 1)))
    try await outcome(of: fetch)
    #expect(test.history.values == [.initial, .loading, .initial])
  }

  private func startFetch(_ number: Int) async throws -> Task<Void, Never> {
    let viewModel = viewModel
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(number, within: .patience)
    return fetch
  }
}
