public func f<T: Sequence>(_ a: T) {}
