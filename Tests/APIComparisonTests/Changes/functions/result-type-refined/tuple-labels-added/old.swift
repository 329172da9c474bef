public func position() -> (Int, Int) { (0, 0) }
