open class A { public init() {}; open func f() {} }
