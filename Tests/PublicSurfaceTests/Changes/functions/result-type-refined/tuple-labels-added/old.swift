public func f() -> (Int, Int) { (0, 0) }
