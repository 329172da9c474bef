public struct S { public init() {} }
public func f(_ a: S) {}
