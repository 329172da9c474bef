extension Duration {
  /// The longest timeout that a client can have: what a test cancels must not end by itself.
  public static let unlimited = Duration.seconds(86_400)
}
