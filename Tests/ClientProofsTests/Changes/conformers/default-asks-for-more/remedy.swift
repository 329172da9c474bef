extension Feed where Self.Entry: Equatable { public func show(_ value: Self.Entry) { fatalError() } }
