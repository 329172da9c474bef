public struct Ticket: ~Copyable {
  public init() {}
}
public struct Booth {
  public init() {}
  public var next: Ticket { Ticket() }
}
