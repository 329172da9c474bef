public func greet(person: String) {}
private func greet(name: String) {}
