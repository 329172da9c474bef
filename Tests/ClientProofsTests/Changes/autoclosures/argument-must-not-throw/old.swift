public func note(_ value: @autoclosure () throws -> Int) rethrows {}
