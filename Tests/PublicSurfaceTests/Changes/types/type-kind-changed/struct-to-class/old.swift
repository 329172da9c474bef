public struct S { public init() {}; public var x = 0 }
