public func f(b: Int) {}
