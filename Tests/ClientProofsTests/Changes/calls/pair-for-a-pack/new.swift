public func verify<A, each B>(_ a: A, _ b: repeat each B) {}
