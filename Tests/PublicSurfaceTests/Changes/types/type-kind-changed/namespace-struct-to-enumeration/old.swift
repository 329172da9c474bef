public struct N { public static func f() {} }
