public func verify<A>(_ a: A) {}
