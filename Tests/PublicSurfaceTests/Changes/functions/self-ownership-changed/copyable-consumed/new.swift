public struct S { public init() {}; public consuming func f() {} }
