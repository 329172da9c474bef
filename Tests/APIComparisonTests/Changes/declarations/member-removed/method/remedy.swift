extension Oven { @available(*, deprecated) public func preheat() { fatalError() } }
