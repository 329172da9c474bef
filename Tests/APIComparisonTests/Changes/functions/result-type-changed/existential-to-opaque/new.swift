public protocol Payment {}
public struct Card: Payment {
  public init() {}
}

public func defaultPayment() -> some Payment { Card() }
