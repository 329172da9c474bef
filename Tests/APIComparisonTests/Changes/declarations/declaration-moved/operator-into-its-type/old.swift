public struct Money {
  public init() {}
}

public func + (left: Money, right: Money) -> Money { left }
