public struct Counter {
  public init() {}
  public func report() {}
}
