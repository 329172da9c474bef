public protocol Event {}
public struct Bus {
  public init() {}
  public func publish(_ event: any Event) {}
}
