/// The ability to fetch a cat fact, and no other.
///
/// A service that can do more conforms to more protocols of one method each; who asks for this one cannot call the
/// rest.
public protocol FetchCatFactProtocol {
  /// Fetches a fact.
  ///
  /// It is called on the main actor, where views and their models live, and again while an earlier call is still waiting.
  /// So a stand-in may count its calls in a plain property. A conforming type throws `CancellationError` soon after its
  /// task is cancelled; if it works for long without waiting, it says `@concurrent`.
  @MainActor func fetchCatFact() async throws -> CatFact
}
