public func search(limit: Int = 10) {}
