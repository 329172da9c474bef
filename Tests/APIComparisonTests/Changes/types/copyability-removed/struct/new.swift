public struct Ticket: ~Copyable {
  public init() {}
}
