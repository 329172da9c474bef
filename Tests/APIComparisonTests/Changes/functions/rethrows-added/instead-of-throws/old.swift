public func transaction(_ work: () throws -> Void) throws {}
