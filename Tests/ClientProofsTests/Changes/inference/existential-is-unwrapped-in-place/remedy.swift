public func show(_ value: any Part) { fatalError() }
