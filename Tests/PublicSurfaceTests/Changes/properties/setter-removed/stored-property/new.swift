public struct S { public init() {}; public private(set) var x = 0 }
