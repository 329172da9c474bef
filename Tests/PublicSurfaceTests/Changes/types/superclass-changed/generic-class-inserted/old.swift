open class Base { public init() {}; public func go() {} }
public final class D: Base {}
