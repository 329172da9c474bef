public struct S { public init() {}; public var x: Int { get throws { 0 } } }
