public struct Span {
  private var bounds: [Int]
  public var low: Int { get { bounds[0] } set { bounds[0] = newValue } }
  public var high: Int { get { bounds[1] } set { bounds[1] = newValue } }
}
