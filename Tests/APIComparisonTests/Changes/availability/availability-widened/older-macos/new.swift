@available(macOS 12, *) public func share() {}
