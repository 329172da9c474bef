public func prices() -> some Sequence<Int> { [1] }
