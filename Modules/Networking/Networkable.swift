public import Foundation

/// The ability to fetch JSON values and files, asked of a type rather than of an instance.
///
/// The requirements are static so that a caseless enum can stand in for ``NetworkClient`` in a test. The metatype
/// travels inside `Sendable` types, hence `SendableMetatype`.
public protocol Networkable: SendableMetatype {
  /// Fetches `url` and decodes the body of the answer as `type`.
  static func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value

  /// Fetches the bytes at `url`.
  static func data(from url: URL) async throws -> Data
}
