public func both(_ first: () throws -> Void, or second: () throws -> Void = {}) rethrows {}
