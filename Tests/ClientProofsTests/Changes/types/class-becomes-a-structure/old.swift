open class Edge {
  public init(weight: Int) {}
  public required init(text: String) {}
}
