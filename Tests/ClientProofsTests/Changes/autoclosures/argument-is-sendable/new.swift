public func check(_ holds: @autoclosure @escaping @Sendable () -> Bool) {}
