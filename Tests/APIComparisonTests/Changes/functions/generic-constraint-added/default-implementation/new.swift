public protocol Shelf {
  associatedtype Item
  func holds(_ item: Item) -> Bool
}

extension Shelf where Item: Hashable {
  public func holds(_ item: Item) -> Bool { true }
}
