public protocol Store {
  associatedtype Item
  associatedtype Error: Swift.Error = any Swift.Error
  func load() throws -> Item
}
