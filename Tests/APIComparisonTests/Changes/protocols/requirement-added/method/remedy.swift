extension Plugin { public func activate() { fatalError() } }
