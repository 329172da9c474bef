public func both(_ value: () throws -> Void, _ value1: () throws -> Void) rethrows { fatalError() }
