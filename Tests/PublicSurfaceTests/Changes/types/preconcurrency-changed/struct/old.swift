@preconcurrency public struct S { public init() {} }
