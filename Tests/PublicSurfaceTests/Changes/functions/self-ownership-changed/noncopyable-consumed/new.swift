public struct S: ~Copyable { public init() {}; public consuming func f() {} }
