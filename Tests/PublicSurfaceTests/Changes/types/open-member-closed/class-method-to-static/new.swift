open class A { public init() {}; public static func f() {} }
