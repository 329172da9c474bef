public func position() -> (Int, Int)? { nil }
