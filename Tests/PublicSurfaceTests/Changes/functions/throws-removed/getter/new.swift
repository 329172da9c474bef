public struct S { public init() {}; public var x: Int { 0 } }
