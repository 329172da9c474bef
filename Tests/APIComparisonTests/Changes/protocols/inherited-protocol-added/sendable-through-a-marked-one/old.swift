@preconcurrency public protocol Portable: Sendable {}
public protocol Basket: SendableMetatype { func add(_ item: Int) }
