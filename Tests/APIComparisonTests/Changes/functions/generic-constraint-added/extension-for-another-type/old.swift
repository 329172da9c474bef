public struct Column<Value> {
  public init() {}
}

extension Column where Value == Int {
  public func sort() {}
}
