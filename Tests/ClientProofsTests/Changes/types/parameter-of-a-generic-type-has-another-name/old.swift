public struct Column<Value> {
  public init() {}
  public func append(_ cell: Value) {}
}
