public func transaction(_ value: () throws -> Void, otherwise: () throws -> Void) rethrows { fatalError() }
