public func lines(limit: Int) -> [String] { [] }
