@available(macOS 12, *) public func f() {}
