extension Logger { @available(*, deprecated) public func flush() { fatalError() } }
