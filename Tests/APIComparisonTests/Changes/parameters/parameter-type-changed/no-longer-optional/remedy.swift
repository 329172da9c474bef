public func filter(category: Int?) { fatalError() }
