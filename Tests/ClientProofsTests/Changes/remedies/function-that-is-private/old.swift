public func greet(name: String) {}
