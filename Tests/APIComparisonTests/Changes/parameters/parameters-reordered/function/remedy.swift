@available(*, deprecated) public func crop(width: Int, height: Int) { fatalError() }
