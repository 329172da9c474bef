public func f<T>(_ a: T) {}
