public func f(b: Int, a: Int) {}
