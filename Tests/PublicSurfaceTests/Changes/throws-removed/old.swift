public func f() throws {}
