public func f(a: Int32) {}
