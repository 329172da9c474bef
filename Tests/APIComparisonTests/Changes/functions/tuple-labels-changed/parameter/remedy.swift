public func move(_ value: (x: Int, y: Int)) { fatalError() }
