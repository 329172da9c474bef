public protocol P { func f() }
extension P { public func f() {} }
public struct S: P { public init() {} }
