extension Song { @available(*, deprecated) public func play() { fatalError() } }
