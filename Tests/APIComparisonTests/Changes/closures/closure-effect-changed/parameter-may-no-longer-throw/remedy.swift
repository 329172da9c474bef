public func transaction(_ value: () throws -> Void) { fatalError() }
