public func f(a: Int = 1) {}
