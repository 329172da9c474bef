public func note(_ value: Int) {}
