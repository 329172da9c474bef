public struct Ticket {
  public init() {}
  public consuming func validate() {}
}
