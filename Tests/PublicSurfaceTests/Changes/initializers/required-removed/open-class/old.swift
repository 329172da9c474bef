open class A { public required init() {} }
