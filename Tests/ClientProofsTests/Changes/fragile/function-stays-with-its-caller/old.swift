public struct Service: Sendable {
  public init() {}
  public func refresh() async -> Int { 1 }
}
