public struct S { public init(a: Int) {} }
