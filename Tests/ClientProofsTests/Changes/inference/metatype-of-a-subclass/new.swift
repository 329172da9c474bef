open class Node { public required init() {} }
public final class Leaf: Node {}
public func make<N: Node>(_ type: N.Type) -> N { type.init() }
