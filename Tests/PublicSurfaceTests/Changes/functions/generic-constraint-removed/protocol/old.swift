public func f<T: Hashable>(_ a: T) {}
