public func check(_ holds: @autoclosure @escaping () -> Bool) {}
