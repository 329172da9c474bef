open class A { public init() {}; public final func f() {} }
