public func log(_ value: @autoclosure () -> Int) { fatalError() }
