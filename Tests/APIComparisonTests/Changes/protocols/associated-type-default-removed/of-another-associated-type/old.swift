public protocol Shelf {
  associatedtype Item
  associatedtype Row = [Item]
  func first() -> Item
}
