public protocol Payment {}
public struct Card: Payment {
  public init() {}
}

public func defaultPayment() -> any Payment { Card() }
