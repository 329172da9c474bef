public func later(_ work: @escaping () -> Void) {}
