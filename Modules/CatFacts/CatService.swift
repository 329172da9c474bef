public import Foundation
import FoundationExtensions
public import Networking

/// The cat fact service, asked over the network.
public struct CatService: FetchCatFactProtocol, FetchCatFactsProtocol, Sendable {
  private let client: HTTPClient
  private let endpoint: URL

  /// Makes a client of the public cat fact service.
  public init(client: HTTPClient = .shared) {
    // A slash at the end would cost a redirect.
    self.init(client: client, endpoint: URL(literal: "https://catfact.ninja/fact"))
  }

  /// Makes a client of the cat fact service that gives one fact at `endpoint`, and several at `facts` beside it.
  public init(client: HTTPClient = .shared, endpoint: URL) {
    self.client = client
    self.endpoint = endpoint
  }

  /// Fetches a random fact.
  ///
  /// Throws `NetworkError`, also for an answer without a fact, or `CancellationError`.
  public nonisolated func fetchCatFact() async throws -> CatFact {
    try await client.execute(Request(endpoint), responseType: CatFact.self)
  }

  /// Fetches at most `limit` facts; how many it has at most, the service decides.
  ///
  /// Throws `NetworkError`, also if one of them is empty, or `CancellationError`.
  public nonisolated func fetchCatFacts(limit: Int) async throws -> [CatFact] {
    let list = endpoint.deletingLastPathComponent().appending(path: "facts")
      .appending(queryItems: [URLQueryItem(name: "limit", value: "\(limit)")])
    return try await client.execute(Request(list), responseType: CatFactPage.self).data
  }
}
