public struct Queue {
  public init() {}
  public func length() -> Int { 0 }
}
