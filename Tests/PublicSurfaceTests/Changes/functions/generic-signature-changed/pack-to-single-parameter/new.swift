public func f<T>(_ x: T) {}
