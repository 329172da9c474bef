public struct Drawer<Item> {
  public init() {}
}
