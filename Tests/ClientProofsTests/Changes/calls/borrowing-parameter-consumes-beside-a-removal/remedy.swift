@available(*, deprecated) public func gone() { fatalError() }
