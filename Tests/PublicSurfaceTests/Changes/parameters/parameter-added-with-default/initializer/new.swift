public struct S { public init(a: Int, b: Int = 0) {} }
