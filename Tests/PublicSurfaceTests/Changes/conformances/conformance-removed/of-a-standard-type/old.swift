public protocol P {}
extension Int: P {}
