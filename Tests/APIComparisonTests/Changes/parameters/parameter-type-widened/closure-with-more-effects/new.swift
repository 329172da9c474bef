public func measure(_ work: () async throws -> Void) {}
