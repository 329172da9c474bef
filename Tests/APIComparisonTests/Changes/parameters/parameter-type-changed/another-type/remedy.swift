public func seek(second: Int) { fatalError() }
