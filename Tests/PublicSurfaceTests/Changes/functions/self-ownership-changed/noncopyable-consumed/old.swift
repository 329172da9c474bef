public struct S: ~Copyable { public init() {}; public func f() {} }
