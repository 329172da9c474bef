extension Shelf where Self.Item: Equatable { public func holds(_ value: Self.Item) -> Bool { fatalError() } }
