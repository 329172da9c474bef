public func f(_ x: some Collection<Int>) {}
