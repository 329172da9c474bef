extension Keeper { public func keep() { fatalError() } }
