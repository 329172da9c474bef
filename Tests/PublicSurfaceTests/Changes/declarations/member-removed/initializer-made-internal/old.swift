public struct S { public init() {}; public init(a: Int) {} }
