public func act(_ work: @escaping @Sendable () async -> Void) {}
