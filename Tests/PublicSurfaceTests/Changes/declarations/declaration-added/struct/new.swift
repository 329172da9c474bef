public func f() {}
public struct T { public init() {} }
