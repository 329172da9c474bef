public protocol Graph {
  func add(_ edge: String)
}
extension Graph {
  public func add(fromIndex: Int, toIndex: Int, directed: Bool = false) {}
}
public struct Tree: Graph {
  public init() {}
  public func add(_ edge: String) {}
  public func add(edge: String, directed: Bool) {}
}
