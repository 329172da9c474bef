public struct Graph<W: Numeric> {}
public func walk<T: Hashable, W: Numeric>(_ nodes: [T], in graph: Graph<W>) {}
