public func pick<T: Comparable, U: Comparable>(_ a: T, or b: U) -> T { a }
