public struct Drawer<Item: Hashable> {
  public init() {}
  public func insert(_ item: Item) {}
}
