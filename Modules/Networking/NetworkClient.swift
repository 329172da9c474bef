public import Foundation

/// The ``Networkable`` that asks the network.
public enum NetworkClient: Networkable, Sendable {
  private static let files = HTTPClient(.init(maximumBodyBytes: 16 << 20))

  /// Gets `url` by way of ``HTTPClient/shared`` and decodes the JSON body of the answer as `type`.
  ///
  /// Throws what ``HTTPClient/execute(_:responseType:)`` throws.
  public static func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from url: URL
  ) async throws -> Value {
    try await HTTPClient.shared.execute(Request(url), responseType: type)
  }

  /// Gets the bytes at `url`, with the default limits but for one: there may be 16 MiB, as photos have.
  ///
  /// Throws what ``HTTPClient/execute(_:)`` throws.
  public static func data(from url: URL) async throws -> Data {
    try await files.execute(Request(url)).body
  }
}
