open class A { public init() {}; public func f() {} }
open class B: A {}
