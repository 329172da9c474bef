public func f() -> (a: Int, b: Int) { (0, 0) }
