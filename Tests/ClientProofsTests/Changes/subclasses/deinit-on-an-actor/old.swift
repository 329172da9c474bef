open class Base { public init() {} }
