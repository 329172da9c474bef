public func enqueue(_ value: Any) { fatalError() }
