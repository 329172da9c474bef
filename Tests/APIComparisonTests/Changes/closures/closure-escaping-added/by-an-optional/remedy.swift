public func visit(_ value: () -> Void) { fatalError() }
