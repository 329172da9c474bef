open class A { public init() {}; open var x: Int { 0 } }
