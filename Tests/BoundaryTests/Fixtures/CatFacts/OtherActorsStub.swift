// error: main actor-isolated property 'calls' can not be mutated from a nonisolated context
import CatFacts

@MainActor
final class Stub: FetchCatFactProtocol {
  var calls = 0
  nonisolated func fetchCatFact() async throws -> CatFact {
    calls += 1  // forbidden
    return CatFact(fact: "")
  }
}
