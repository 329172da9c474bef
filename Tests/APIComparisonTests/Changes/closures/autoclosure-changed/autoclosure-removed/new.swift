public func log(_ message: () -> Int) {}
