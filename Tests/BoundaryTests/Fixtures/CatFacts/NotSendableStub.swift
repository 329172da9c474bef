// error: stored property 'calls' of 'Sendable'-conforming class
import CatFacts

final class Stub: FetchCatFactProtocol {
  var calls = 0  // forbidden
  func fetchCatFact() async throws -> CatFact { CatFact(fact: "") }
}
