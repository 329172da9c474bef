public func search() { fatalError() }
