public struct Coin: Hashable, Codable {
  public var value = 1
  public init() {}
}
