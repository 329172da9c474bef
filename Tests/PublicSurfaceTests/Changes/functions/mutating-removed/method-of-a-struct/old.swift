public struct S { public init() {}; public mutating func f() {} }
