public struct Drawer<Item: Hashable> {
  public init() {}
}
