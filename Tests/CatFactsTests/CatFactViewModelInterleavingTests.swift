import CatFacts
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CatFactViewModelInterleavingTests {
  @Test func interleavingsAreAllThereAre() {
    #expect(Set(Interleaving.all.map(\.description)).count == 405)
  }

  @Test(arguments: Interleaving.all)
  func everyStateIsTheOneTheRulesDemand(interleaving: Interleaving) async throws {
    let service = PendingCatService()
    let viewModel = CatFactViewModel(service: service)
    let history = StateHistory { viewModel.shown }
    var expected: [Shown] = [.initial]
    var fetches: [Task<Void, Never>] = []

    for (position, number) in interleaving.events.enumerated() {
      if number == fetches.count {
        fetches.append(Task { await viewModel.fetch() })
        try await service.calls.waitForCalls(fetches.count)
      } else {
        switch interleaving.outcomes[number] {
        case .success: service.calls.answer(number, with: .success(CatFact(fact: "\(number)")))
        case .failure: service.calls.answer(number, with: .failure(Shown.Failure(code: number)))
        case .cancellation: fetches[number].cancel()
        }
        try await outcome(of: fetches[number])
      }
      expected.append(interleaving.expected(after: position + 1))
      #expect(viewModel.shown == expected.last)
    }
    #expect(history.values == expected.withoutRepeats)
  }
}

extension [Shown] {
  fileprivate var withoutRepeats: Self {
    reduce(into: []) { states, next in
      if states.last != next { states.append(next) }
    }
  }
}
