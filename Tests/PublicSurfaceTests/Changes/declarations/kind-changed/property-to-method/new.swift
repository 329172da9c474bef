public struct S { public init() {}; public func n() -> Int { 0 } }
