@preconcurrency public func schedule(_ work: @escaping @Sendable () -> Void) {}
