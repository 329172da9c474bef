public struct Cart {
  public init() {}
  public var total = 0
}
