extension Array {
  public func firstTwo() -> [Element] { [] }
}
