public struct Deck {
  public init() {}
  public mutating func shuffle() {}
}
