public struct Box<Value> {
  public let value: Value
  public init(value: Value) { self.value = value }
  public static func empty() -> Box<Int> { Box<Int>(value: 0) }
}
public func open(_ box: Box<Int>) -> Int { box.value }
