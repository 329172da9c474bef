public func f() -> some Sequence<Int> { [1] }
