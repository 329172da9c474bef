public protocol Listener: Sendable {}
