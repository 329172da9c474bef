public protocol P {}
extension Int: P {}
public func f() -> any P { 1 }
