public struct Column<Value> {
  public init() {}
}

extension Column where Value == String {
  public func sort() {}
}
