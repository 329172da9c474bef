public func measure(_ work: () -> Void) {}
