public func f<each T>(_ x: repeat each T) {}
