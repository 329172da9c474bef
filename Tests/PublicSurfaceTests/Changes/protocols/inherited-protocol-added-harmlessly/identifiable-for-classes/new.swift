public protocol P: AnyObject, Identifiable {}
