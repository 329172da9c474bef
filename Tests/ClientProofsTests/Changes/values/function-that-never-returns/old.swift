public func fail(_ code: Int) {}
