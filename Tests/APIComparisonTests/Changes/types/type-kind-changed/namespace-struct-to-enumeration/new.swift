public enum Metrics {
  public static func reset() {}
}
