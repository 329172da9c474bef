public protocol P {}
extension P { public func f() -> Int { 0 } }
public struct S: P { public init() {} }
