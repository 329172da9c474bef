public func serve(_ value: [any Dish]) { fatalError() }
