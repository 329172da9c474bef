public protocol Graph {
  func add(_ edge: String)
}
public struct Tree: Graph {
  public init() {}
  public func add(_ edge: String) {}
  public func add(from: Int, to: Int, directed: Bool = false) {}
}
