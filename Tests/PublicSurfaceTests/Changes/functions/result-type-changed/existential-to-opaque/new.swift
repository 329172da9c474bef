public protocol P {}
extension Int: P {}
public func f() -> some P { 1 }
