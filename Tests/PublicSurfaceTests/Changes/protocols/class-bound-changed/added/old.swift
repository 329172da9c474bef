public protocol Delegate {}
