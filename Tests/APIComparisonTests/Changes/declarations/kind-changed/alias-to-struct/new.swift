public struct TicketNumber {
  public init() {}
}
