extension Feed where Self: Base { @available(*, deprecated) public func show(_ value: Self.Entry) { fatalError() } }
