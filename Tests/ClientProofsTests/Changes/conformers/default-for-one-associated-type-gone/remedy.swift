extension Feed where Self.Entry == String { @available(*, deprecated) public func show(_ value: String) { fatalError() } }
