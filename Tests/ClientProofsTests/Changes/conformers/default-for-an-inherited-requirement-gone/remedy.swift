extension News { @available(*, deprecated) public func show(_ value: Self.Entry) { fatalError() } }
