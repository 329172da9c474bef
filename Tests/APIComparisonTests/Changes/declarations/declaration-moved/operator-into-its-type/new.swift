public struct Money {
  public init() {}
  public static func + (left: Money, right: Money) -> Money { left }
}
