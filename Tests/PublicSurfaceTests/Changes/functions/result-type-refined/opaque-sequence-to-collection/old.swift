public func items() -> some Sequence<Int> { [1] }
