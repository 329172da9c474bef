public struct Coin: Hashable, Codable {
  public var value = 1
  public init() {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (left: Coin, right: Self) -> Bool { true }
}
