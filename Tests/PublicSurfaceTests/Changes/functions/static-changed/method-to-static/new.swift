public struct S { public init() {}; public static func f() {} }
