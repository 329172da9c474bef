public protocol Event {}
public struct Bus {
  public init() {}
  public func publish<E: Event>(_ event: E) {}
}
