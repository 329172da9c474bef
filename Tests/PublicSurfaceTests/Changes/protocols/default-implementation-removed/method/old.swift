public protocol P { func f() }
extension P { public func f() {} }
