public func position() -> (row: Int, column: Int)? { nil }
