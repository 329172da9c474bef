public struct Booking {
  public init() {}
}
