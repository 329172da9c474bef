public import Foundation
public import Networking

/// The cat fact service, asked over the network.
public struct CatService: FetchCatFactProtocol {
  private let client: HTTPClient
  private let endpoint: URL

  /// Makes a client of the public cat fact service.
  public init(client: HTTPClient = .shared) {
    // A slash at the end would cost a redirect.
    self.init(client: client, endpoint: URL(literal: "https://catfact.ninja/fact"))
  }

  /// Makes a client of the cat fact service at `endpoint`.
  public init(client: HTTPClient = .shared, endpoint: URL) {
    self.client = client
    self.endpoint = endpoint
  }

  /// Fetches a random fact.
  ///
  /// Throws `NetworkError`, also for an answer without a fact, or `CancellationError`.
  public func fetchCatFact() async throws -> CatFact {
    try await client.execute(Request(endpoint), responseType: CatFact.self)
  }
}
