public struct Deck {
  public init() {}
  public func shuffle() {}
}
