public func add(_ price: Int) {}
