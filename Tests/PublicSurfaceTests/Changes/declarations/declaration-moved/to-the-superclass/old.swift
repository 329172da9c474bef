open class A { public init() {} }
open class B: A { public func f() {} }
