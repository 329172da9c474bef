public struct Instant {
  public init(ms: Int) {}
  public static func - (later: Instant, earlier: Instant) -> Int { 0 }
}
