public func both(_ a: () throws -> Void, _ b: () throws -> Void) rethrows {}
