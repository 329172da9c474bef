open class A { public init() {} }
