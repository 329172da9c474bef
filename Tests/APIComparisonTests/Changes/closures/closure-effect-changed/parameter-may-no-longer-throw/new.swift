public func transaction(_ work: () -> Void) {}
