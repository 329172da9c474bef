public func greet(person: String) {}
