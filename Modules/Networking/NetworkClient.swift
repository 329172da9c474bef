public import Foundation

/// The ``Networkable`` that asks the network, by way of ``HTTPClient/shared``.
public enum NetworkClient: Networkable, Sendable {
  /// Gets `url` and decodes the JSON body of the answer as `type`.
  ///
  /// Throws what ``HTTPClient/execute(_:responseType:)`` throws.
  public static func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from url: URL
  ) async throws -> Value {
    try await HTTPClient.shared.execute(Request(url), responseType: type)
  }
}
