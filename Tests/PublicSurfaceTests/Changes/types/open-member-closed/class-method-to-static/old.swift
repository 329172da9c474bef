open class A { public init() {}; open class func f() {} }
