public enum Payment: Sendable {
  case cash
  public static let coins = Payment.cash
}
