public func greet(name: String, loud: Bool = false) {}
