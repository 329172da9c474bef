public func lines(limit: some BinaryInteger) -> [String] { [] }
