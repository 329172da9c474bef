public protocol Shelf {
  associatedtype Item
  func label(for item: Item) -> String
}
