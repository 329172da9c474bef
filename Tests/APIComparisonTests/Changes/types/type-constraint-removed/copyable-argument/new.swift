public struct Tagged<Tag: ~Copyable, Value> {
  public var value: Value
  public init(value: Value) { self.value = value }
}
extension Tagged: Equatable where Value: Equatable {}
