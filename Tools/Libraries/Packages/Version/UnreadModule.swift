/// A module, or a product, that was not read, and why.
public struct UnreadModule: Sendable, Hashable, Codable {
  /// The module's or product's name.
  public var module: String
  /// Why it was left out.
  public var reason: String

  /// Makes an entry.
  public init(module: String, reason: String) {
    self.module = module
    self.reason = reason
  }
}
