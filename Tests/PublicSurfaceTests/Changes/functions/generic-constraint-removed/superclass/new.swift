open class A { public init() {} }
open class B: A {}
public func f<T: A>(_ t: T) -> T { t }
