public func each(_ body: (Int) throws -> Void) rethrows {}
