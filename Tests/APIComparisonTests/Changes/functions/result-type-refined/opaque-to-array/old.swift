public func tracks() -> some Sequence<Int> { [1] }
