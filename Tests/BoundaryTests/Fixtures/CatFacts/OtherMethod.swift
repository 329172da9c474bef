// error: value of type 'any FetchCatFactProtocol' has no member 'fetchCatFacts'
import CatFacts

@MainActor
func client(_ service: any FetchCatFactProtocol, _ everything: CatService) async throws {
  _ = try await service.fetchCatFact()
  _ = try await everything.fetchCatFacts(limit: 2)
  _ = try await service.fetchCatFacts(limit: 2)  // forbidden
}
