public func survives<T>(_ value: T) -> Bool { true }
