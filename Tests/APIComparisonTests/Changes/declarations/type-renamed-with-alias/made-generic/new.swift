public struct GenericCache<Value> {
  public init(_ value: Value) {}
  public var value: Value { fatalError() }
}

public typealias Cache = GenericCache<Int>
