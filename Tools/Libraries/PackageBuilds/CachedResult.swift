/// The result of cached work with the key of that work, which takes the place of the result in other keys.
///
/// Only a cache makes such values, so the key always belongs to the result.
public struct CachedResult<Value: Sendable>: Sendable {
  /// The result of the work.
  public let value: Value
  private let key: String

  init(_ value: Value, key: String) {
    self.value = value
    self.key = key
  }
}

extension CachedResult: Encodable {
  /// Writes the key of the work.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(key)
  }
}
