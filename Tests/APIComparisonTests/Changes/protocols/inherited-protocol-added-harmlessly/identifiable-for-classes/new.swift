public protocol Document: AnyObject, Identifiable {}
