public struct Booking {
  public enum Status {
    case confirmed
  }
  public init() {}
}
