public struct S<let n: Int> { public init() {} }
