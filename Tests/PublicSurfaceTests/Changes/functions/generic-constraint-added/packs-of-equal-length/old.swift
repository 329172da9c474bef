public func f<each T, each U>(_ x: repeat each T, y: repeat each U) {}
