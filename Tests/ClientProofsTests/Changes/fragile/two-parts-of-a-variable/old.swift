public struct Span {
  public var low: Int
  public var high: Int
}
