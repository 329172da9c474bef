public struct S { public init() {}; public var n: Int { 0 } }
