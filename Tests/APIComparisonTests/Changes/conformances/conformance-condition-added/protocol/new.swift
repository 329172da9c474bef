public struct Basket<Item> {
  public init() {}
}

extension Basket: CustomStringConvertible where Item: Hashable {
  public var description: String { "" }
}
