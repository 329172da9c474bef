public struct S: Sendable { public init() {}; public func f() {} }
