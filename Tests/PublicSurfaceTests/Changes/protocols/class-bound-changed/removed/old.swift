public protocol Delegate: AnyObject {}
