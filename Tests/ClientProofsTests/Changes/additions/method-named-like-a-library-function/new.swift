open class A {}
extension A { public func print() {} }
