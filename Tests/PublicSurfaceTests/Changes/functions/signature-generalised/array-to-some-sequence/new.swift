public func f(a: some Sequence<Int>) {}
