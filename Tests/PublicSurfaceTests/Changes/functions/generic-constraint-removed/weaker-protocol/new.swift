public func f<T: Equatable>(_ a: T) {}
