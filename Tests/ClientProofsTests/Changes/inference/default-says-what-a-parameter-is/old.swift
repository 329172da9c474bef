public struct Reader {
  public init() {}
  public func values<Value>(of type: Value.Type = Int.self) -> [Value] { [] }
  public func first<Value>(or value: Value = 1.5) -> Value { value }
  public func all<Values: Sequence>(in values: Values = [1]) -> Values { values }
}

public struct Box<Value> {
  public init(_ value: Value = true) {}
}
