public struct Ticket: ~Copyable {
  public init() {}
}

public func check(_ ticket: borrowing Ticket) {}
