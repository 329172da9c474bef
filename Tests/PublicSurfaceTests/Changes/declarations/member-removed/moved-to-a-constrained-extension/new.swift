public protocol P {}
extension P where Self: Hashable { public func f() {} }
public struct S: P { public init() {} }
