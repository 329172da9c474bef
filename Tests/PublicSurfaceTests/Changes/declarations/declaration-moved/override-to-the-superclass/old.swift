open class A { public init() {}; open func f() {} }
open class B: A { open override func f() {} }
