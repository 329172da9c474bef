public struct S { public init() {}; public func f() {} }
