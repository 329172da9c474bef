@available(*, deprecated) public func order(dish: Int) { fatalError() }
