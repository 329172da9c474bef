public struct S { public init() {}; public subscript(at i: Int) -> Int { 0 } }
