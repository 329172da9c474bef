public struct Ticket {
  public init() {}
  public func validate() {}
}
