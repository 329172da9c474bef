public func greet(loud: Bool = false) { fatalError() }
