/// The ability to fetch several cat facts at once, which is not that to fetch one.
///
/// ``CatFactViewModel`` has a service of the other kind. It cannot call this, though ``CatService`` can do both.
public protocol FetchCatFactsProtocol {
  /// Fetches at most `limit` facts.
  ///
  /// It is called on the main actor, and throws as ``FetchCatFactProtocol/fetchCatFact()`` does.
  @MainActor func fetchCatFacts(limit: Int) async throws -> [CatFact]
}
