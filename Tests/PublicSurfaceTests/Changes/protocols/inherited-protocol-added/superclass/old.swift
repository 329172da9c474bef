open class Base { public init() {} }
public protocol P {}
