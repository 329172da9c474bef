@available(*, noasync) public func f() {}
