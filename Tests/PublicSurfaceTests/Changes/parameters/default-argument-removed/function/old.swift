public func f(a: Int = 0) {}
