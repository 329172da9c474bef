public protocol Refreshable { func refresh() }

@MainActor public final class Feed: @MainActor Refreshable {
  public init() {}
  public func refresh() {}
}
