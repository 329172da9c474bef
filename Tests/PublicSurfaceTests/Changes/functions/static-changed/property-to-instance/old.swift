public struct S { public init() {}; public static var x: Int { 0 } }
