public func survives<T>(_ value: @autoclosure () throws -> T) -> Bool { true }
