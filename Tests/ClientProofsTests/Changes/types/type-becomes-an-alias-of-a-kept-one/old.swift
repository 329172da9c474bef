public struct Graph<Node: Hashable> { public init() {} }
public struct Tree<Node: Hashable> { public init() {} }
