public protocol Shelf {
  associatedtype Item
  func holds(_ item: Item) -> Bool
}

extension Shelf where Item: Equatable {
  public func holds(_ item: Item) -> Bool { true }
}
