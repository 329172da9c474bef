public final class Cart {
  public init() {}
  public var total = 0
}
