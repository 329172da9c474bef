@frozen public enum Suit: Sendable, BitwiseCopyable {
  case hearts
}
