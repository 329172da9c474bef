public func log<each Value>(_ value: repeat each Value) { fatalError() }
