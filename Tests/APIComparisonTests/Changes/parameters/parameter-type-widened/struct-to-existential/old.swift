public protocol Payment {}
public struct Card: Payment {
  public init() {}
}

public func charge(_ payment: Card) {}
