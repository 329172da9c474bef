public protocol Shelf {
  associatedtype Item: Hashable
  var items: [Item] { get }
}
