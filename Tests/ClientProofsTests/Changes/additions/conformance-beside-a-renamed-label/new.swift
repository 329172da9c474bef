public protocol Graph: Encodable {
  associatedtype V: Equatable
}
extension Graph {
  public func path(fromIndex: Int, until isGoal: (V) -> Bool) -> [V] { [] }
  public func path(from: V, until isGoal: (V) -> Bool) -> [V] { [] }
}
public struct Tree<V: Equatable>: Graph, Encodable {
  public init() {}
  public func encode(to encoder: any Encoder) throws {}
}
