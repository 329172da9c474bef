/// The ability to fetch a cat fact, and no other.
///
/// A service that can do more conforms to more protocols of one method each; who asks for this one cannot call the
/// rest.
public protocol FetchCatFactProtocol: Sendable {
  /// Fetches a fact.
  ///
  /// A conforming type throws `CancellationError` soon after its task is cancelled. It may be called on the main actor,
  /// and again while an earlier call is still waiting.
  func fetchCatFact() async throws -> CatFact
}
