public func items() -> some Collection<Int> { [1] }
