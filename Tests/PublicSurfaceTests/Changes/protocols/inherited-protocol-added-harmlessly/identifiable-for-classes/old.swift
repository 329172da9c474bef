public protocol Document: AnyObject {}
