public protocol Keeper: Sendable { func keep() }
