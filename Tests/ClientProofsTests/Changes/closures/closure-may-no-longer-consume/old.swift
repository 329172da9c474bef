public struct Ticket: ~Copyable { public init() {} }
public struct Counter {
  public init() {}
  public func sell(_ body: (consuming Ticket) -> Void) {}
}
