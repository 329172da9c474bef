public protocol Refreshable { func refresh() }

@MainActor public final class Feed: Refreshable {
  public init() {}
  nonisolated public func refresh() {}
}
