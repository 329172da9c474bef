public func match<each Key, each Value>(_ keys: repeat each Key, to values: repeat each Value) {}
