public func f(_ b: () async -> Void) {}
