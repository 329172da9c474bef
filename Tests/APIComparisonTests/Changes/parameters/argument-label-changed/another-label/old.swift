public func load(from address: String) {}
