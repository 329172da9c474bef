public func send(_ message: String) {}
