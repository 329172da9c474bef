public struct S { public init() {}; public subscript(i: Int) -> Int { 0 } }
