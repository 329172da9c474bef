public protocol P {}
extension P { public func f() {} }
