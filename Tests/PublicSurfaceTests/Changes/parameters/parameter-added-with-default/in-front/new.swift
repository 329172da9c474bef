public func f(a: Int = 0, b: Int) {}
