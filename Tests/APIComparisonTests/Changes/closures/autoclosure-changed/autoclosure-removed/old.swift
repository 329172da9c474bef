public func log(_ message: @autoclosure () -> Int) {}
