extension Duration {
  /// How long a test waits for what has to happen, far beyond what the slowest machine needs: only a hang takes longer.
  public static let patience = Duration.seconds(300)
}
