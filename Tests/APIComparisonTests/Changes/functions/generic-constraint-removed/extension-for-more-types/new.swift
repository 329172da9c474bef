public struct Column<Value> {
  public init() {}
}

extension Column where Value: BinaryInteger {
  public func total() {}
}
