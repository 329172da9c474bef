public func load(_ value: () throws -> Void = {}) rethrows { fatalError() }
