public func spawn(_ work: @escaping @Sendable () async -> Void) {}
