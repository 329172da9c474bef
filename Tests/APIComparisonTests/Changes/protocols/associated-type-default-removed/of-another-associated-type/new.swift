public protocol Shelf {
  associatedtype Item
  associatedtype Row = ArraySlice<Item>
  func first() -> Item
}
