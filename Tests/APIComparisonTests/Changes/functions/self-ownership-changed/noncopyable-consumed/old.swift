public struct Ticket: ~Copyable {
  public init() {}
  public func validate() {}
}
