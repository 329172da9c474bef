public struct Till: Sendable {
  public init() {}
  @preconcurrency @MainActor public var float: Int { 0 }
}
