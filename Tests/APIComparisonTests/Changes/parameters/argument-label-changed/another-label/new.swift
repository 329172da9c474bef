public func load(at address: String) {}
