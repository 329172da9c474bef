open class Edge {
  public var end = 0
  public init(to end: Int) { self.end = end }
}
