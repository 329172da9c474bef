public struct Ticket: ~Copyable {
  public init() {}
}
public final class Booth {
  public var next: Ticket { Ticket() }
  public init() {}
}
