public func search() { search(limit: 10) }
