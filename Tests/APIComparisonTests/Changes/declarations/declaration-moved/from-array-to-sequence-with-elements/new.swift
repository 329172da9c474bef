extension Sequence {
  public func firstTwo() -> [Element] { [] }
}
