public func prices() -> some Collection<Int> { [1] }
