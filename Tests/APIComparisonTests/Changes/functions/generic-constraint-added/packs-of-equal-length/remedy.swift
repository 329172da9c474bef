public func match<each Key, each Value>(_ value: repeat each Key, to: repeat each Value) { fatalError() }
