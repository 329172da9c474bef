open class Edge: Decodable {
  public var end = 0
  public init(to end: Int) { self.end = end }
}
