open class A { public init(a: Int) {}; public convenience init() { self.init(a: 0) } }
