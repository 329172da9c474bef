public struct Graph<W: Numeric> {}
public func walk<T: Hashable, W>(_ nodes: [T], in graph: Graph<W>) {}
