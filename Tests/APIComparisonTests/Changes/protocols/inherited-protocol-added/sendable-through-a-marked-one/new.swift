@preconcurrency public protocol Portable: Sendable {}
public protocol Basket: Portable { func add(_ item: Int) }
