open class A { public init() {}; public convenience init(a: Int) { self.init() } }
