public func balance() -> Int { fatalError() }
