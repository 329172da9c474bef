extension _Cup { @available(*, deprecated) public func fill() { fatalError() } }
