public struct Drawer<Item> {
  public init() {}
}

extension Drawer where Item: Hashable {
  public var kinds: Int { 0 }
}
