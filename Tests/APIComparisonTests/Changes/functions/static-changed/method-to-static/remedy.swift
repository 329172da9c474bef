extension Clipboard { @available(*, deprecated) public func clear() { fatalError() } }
