open class A { public init() {} }
open class B: A {}
public func f<T: B>(_ t: T) -> T { t }
