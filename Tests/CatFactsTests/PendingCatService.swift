import CatFacts
import TestSupport

/// A service whose calls the test answers one by one.
struct PendingCatService: FetchCatFactProtocol {
  let calls: PendingCalls<CatFact>

  init(heedsCancellation: Bool = true) {
    calls = PendingCalls(heedsCancellation: heedsCancellation)
  }

  func fetchCatFact() async throws -> CatFact {
    try await calls.call()
  }
}
