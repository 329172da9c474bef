public struct Drawer<Item> {
  public init() {}
}

extension Drawer {
  public var kinds: Int { 0 }
}
