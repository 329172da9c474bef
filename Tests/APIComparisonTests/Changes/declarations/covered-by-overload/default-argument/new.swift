public func refresh(limit: Int = 20) {}
