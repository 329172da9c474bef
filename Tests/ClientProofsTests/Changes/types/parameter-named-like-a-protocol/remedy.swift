extension Task { @available(*, deprecated) public func stop() { fatalError() } }
