public func schedule(_ work: @escaping () -> Void) {}
