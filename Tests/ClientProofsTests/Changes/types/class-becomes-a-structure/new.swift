public struct Edge {
  public init(weight: Int) {}
  public init(text: String) {}
}
