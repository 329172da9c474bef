public protocol P: AnyObject {}
