public struct Box {
  public let value: Int
  public init(value: Int) { self.value = value }
  public static func empty() -> Box { Box(value: 0) }
}
public func open(_ box: Box) -> Int { box.value }
