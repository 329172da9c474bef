@available(macOS 15, *) public func f() {}
