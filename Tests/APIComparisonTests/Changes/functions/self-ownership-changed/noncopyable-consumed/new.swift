public struct Ticket: ~Copyable {
  public init() {}
  public consuming func validate() {}
}
