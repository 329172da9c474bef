/// The result of cached work together with the key of that work, which stands for the result wherever a key is made from it.
///
/// Only a cache makes it, so the key is never that of something else.
public struct CachedResult<Value: Sendable>: Sendable {
  /// What the work has led to.
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
