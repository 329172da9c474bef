public func transaction(_ work: () throws -> Void) rethrows {}
