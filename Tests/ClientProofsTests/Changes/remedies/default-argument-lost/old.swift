public func greet(name: String = "you", loud: Bool = false) {}
