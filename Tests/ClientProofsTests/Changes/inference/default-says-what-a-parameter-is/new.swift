public struct Reader {
  public init() {}
  public func values<Value>(of type: Value.Type = String.self) -> [Value] { [] }
  public func first<Value>(or value: Value = -1) -> Value { value }
  public func all<Values: Sequence>(in values: Values = "a") -> Values { values }
}

public struct Box<Value> {
  public init(_ value: Value = 1) {}
}
