public func attempt(_ first: () throws -> Void) rethrows {}
