public func note(_ text: String) {}
