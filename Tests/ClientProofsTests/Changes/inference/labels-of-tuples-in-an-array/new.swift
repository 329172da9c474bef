public func people() -> [(String, Int)] { [] }
