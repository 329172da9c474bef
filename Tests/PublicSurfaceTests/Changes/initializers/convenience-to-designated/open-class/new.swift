open class A { public init(a: Int) {}; public init() {} }
