public func f(_ b: () async throws -> Void) {}
