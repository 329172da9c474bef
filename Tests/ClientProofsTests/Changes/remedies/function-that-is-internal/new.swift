public func greet(person: String) {}
func greet(name: String) {}
