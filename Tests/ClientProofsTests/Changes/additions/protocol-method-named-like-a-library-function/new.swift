public protocol P {}
extension P { public func min() -> Int { 0 } }
