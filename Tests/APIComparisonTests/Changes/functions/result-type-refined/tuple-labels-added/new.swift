public func position() -> (row: Int, column: Int) { (0, 0) }
