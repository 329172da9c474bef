public protocol Shelf {
  associatedtype Item
  func label(for item: Item) -> String
}

extension Shelf where Item == String {
  public func label(for item: String) -> String { item }
}
