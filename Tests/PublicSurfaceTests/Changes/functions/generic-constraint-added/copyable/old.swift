public func f<T: ~Copyable>(_ a: borrowing T) {}
