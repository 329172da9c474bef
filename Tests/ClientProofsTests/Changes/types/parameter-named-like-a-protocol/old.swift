public struct Task<Error: Swift.Error>: Sendable {
  public init() {}
  public func stop() {}
}
