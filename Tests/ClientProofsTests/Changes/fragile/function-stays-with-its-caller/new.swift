public struct Service: Sendable {
  public init() {}
  public nonisolated(nonsending) func refresh() async -> Int { 1 }
}
