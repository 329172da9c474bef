public protocol Graph {
  associatedtype V: Equatable
}
extension Graph {
  public func path(from: Int, until isGoal: (V) -> Bool) -> [V] { [] }
  public func path(from: V, until isGoal: (V) -> Bool) -> [V] { [] }
}
public struct Tree<V: Equatable>: Graph {
  public init() {}
}
