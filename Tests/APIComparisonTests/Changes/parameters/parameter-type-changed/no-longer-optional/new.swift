public func filter(category: Int) {}
