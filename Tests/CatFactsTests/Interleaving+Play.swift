import CatFacts
import CatFactsTestSupport
import TestSupport

extension Interleaving {
  /// What a view model shows while this happens to it, from state to state, and what the rules demand.
  ///
  /// It waits for the fetches before each next event, and looks, so that nothing is left to chance.
  @MainActor func play() async throws -> (shown: [Shown], expected: [Shown]) {
    let service = PendingCatService()
    let viewModel = CatFactViewModel(service: service)
    let history = StateHistory { viewModel.shown }
    var (seen, expected) = ([viewModel.shown], [Shown.initial])
    var fetches: [Task<Void, Never>] = []

    for (position, number) in events.enumerated() {
      if number == fetches.count {
        fetches.append(Task { await viewModel.fetch() })
        try await service.waitForCalls(fetches.count, within: .patience)
      } else {
        switch outcomes[number] {
        case .success: service.answer(number, with: .success(CatFact(fact: "\(number)")))
        case .failure: service.answer(number, with: .failure(Shown.Failure(code: number)))
        case .cancellation: fetches[number].cancel()
        }
        try await outcome(of: fetches[number])
      }
      seen.append(viewModel.shown)
      expected.append(self.expected(after: position + 1))
    }
    // What lasts no longer than one turn of the actor is in the history alone.
    return (seen + history.values, expected + expected.withoutRepeats)
  }
}

extension [Shown] {
  fileprivate var withoutRepeats: Self {
    reduce(into: []) { states, next in
      if states.last != next { states.append(next) }
    }
  }
}
