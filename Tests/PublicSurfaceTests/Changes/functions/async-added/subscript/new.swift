public struct S { public init() {}; public subscript(i: Int) -> Int { get async { 0 } } }
