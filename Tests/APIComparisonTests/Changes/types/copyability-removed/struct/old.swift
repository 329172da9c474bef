public struct Ticket {
  public init() {}
}
