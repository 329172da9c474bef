@preconcurrency public protocol Listener: Sendable {}
