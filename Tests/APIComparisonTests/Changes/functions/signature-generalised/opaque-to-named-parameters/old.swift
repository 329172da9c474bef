public func merge(_ left: some Sequence<Int>, _ right: some Sequence<Int>) {}
