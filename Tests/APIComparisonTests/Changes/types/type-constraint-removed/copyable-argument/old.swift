public struct Tagged<Tag, Value> {
  public var value: Value
  public init(value: Value) { self.value = value }
}
extension Tagged: Equatable where Value: Equatable {}
