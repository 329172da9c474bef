public func pick<T: Comparable>(_ a: T, or b: T) -> T { a }
