public protocol P { func f() }
extension P where Self: Equatable { public func f() {} }
