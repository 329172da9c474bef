public struct S { public init() {}; public var x: Int { get async { 0 } } }
