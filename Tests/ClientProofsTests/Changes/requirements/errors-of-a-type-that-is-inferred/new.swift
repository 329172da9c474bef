public protocol Loader: Sendable {
  associatedtype Item: Sendable
  associatedtype Failure: Error = any Error
  func load(_ page: Int) async throws(Failure) -> Item
}
