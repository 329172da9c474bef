open class A { public init() {}; public init(a: Int) {} }
