public enum Payment: Sendable {
  case cash, coins
}
