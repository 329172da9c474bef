@MainActor
public final class Restaurant {
  public let maximumGuests: Int = 4
  public init() {}
}
