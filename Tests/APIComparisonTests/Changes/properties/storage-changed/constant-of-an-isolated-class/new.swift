@MainActor
public final class Restaurant {
  public var maximumGuests: Int { 4 }
  public init() {}
}
