public func add(_ prices: [Int]) {}
