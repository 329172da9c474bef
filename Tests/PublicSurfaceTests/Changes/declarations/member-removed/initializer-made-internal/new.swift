public struct S { public init() {}; init(a: Int) {} }
