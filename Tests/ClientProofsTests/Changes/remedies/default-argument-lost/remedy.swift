public func greet(loud: Bool = false) { greet(name: "you", loud: loud) }
