open class Node { public required init() {} }
public final class Leaf: Node {}
public func make(_ type: Node.Type) -> Node { type.init() }
