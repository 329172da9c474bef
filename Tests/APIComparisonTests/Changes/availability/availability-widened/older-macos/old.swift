@available(macOS 15, *) public func share() {}
