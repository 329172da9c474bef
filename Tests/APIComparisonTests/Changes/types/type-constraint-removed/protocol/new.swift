public struct Drawer<Item> {
  public init() {}
  public func insert(_ item: Item) {}
}
