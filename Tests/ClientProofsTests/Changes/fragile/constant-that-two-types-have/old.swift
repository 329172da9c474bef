public struct Distance {
  public init() {}
  public static func * (distance: Distance, factor: Double) -> Distance { distance }
}
