public struct Graph<Node: Hashable> { public init() {} }
public typealias Tree<Node: Hashable> = Graph<Node>
