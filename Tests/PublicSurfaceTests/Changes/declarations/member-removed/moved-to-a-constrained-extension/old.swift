public protocol P {}
public struct S: P { public init() {}; public func f() {} }
