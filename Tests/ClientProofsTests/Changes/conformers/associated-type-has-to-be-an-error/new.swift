public protocol Shelf where Item: Error {
  associatedtype Item: Hashable
  var items: [Item] { get }
}
