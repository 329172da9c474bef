public func search(limit: Int) {}
