public protocol Loader: Sendable {
  associatedtype Item: Sendable
  func load(_ page: Int) async throws -> Item
}
