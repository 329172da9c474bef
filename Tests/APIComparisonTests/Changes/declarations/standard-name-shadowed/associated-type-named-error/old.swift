public protocol Store {
  associatedtype Item
  func load() throws -> Item
}
