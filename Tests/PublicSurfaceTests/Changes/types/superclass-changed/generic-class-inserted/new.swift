open class Base { public init() {}; public func go() {} }
open class Mid<T>: Base {}
public final class D: Mid<Int> {}
