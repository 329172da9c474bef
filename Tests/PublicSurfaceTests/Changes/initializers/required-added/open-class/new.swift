open class A { public init() {}; public required init(x: Int) {} }
