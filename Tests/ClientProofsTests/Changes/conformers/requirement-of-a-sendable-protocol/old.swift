public protocol Keeper: Sendable {}
