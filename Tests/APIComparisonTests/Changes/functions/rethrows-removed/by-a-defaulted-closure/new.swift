public func attempt(_ first: () throws -> Void, or second: () throws -> Void = {}) rethrows {}
