open class A { public init() {}; open func f() {} }
open class B: A {}
