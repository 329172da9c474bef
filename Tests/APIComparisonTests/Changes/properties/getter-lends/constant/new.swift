public struct Ticket: ~Copyable {
  public init() {}
}
public final class Booth {
  public let next = Ticket()
  public init() {}
}
