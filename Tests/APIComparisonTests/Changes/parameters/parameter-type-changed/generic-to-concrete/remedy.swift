public func draw<Points>(_ value: Points) where Points: Sequence { fatalError() }
