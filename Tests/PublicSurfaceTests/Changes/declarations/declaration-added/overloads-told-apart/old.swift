public struct S { public init() {}; public func f(a: Int) -> Int { 0 } }
