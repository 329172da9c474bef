public func load(_ retry: () throws -> Void = {}) rethrows {}
