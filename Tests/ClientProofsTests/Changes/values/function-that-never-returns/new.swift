public func fail(_ code: Int) -> Never { fatalError() }
