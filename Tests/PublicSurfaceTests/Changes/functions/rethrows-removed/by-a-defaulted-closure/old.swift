public func both(_ first: () throws -> Void) rethrows {}
