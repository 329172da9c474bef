public func origin() -> (x: Int, y: Int) { fatalError() }
