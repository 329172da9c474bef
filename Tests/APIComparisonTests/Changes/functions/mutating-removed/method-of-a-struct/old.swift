public struct Counter {
  public init() {}
  public mutating func report() {}
}
