public struct Metrics {
  public static func reset() {}
}
