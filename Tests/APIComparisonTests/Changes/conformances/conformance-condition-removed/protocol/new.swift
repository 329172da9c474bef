public struct Basket<Item> {
  public init() {}
}

extension Basket: CustomStringConvertible {
  public var description: String { "" }
}
