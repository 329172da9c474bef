public func each<T: BinaryInteger>(_ body: (T) throws -> Void) rethrows {}
